import type { Session } from '../world/store/collections';
import type { World } from '../world/world';
import { isFlagOn } from './flags';
import { clientOfSession } from './persons';

/** The names in public/auth/config.json, the configuration of development. */
export const brandNames = { own: 'Lifion', ofRebranded: 'Lyric HCM' } as const;

/** As in the app, the setting of the client or the flag switches the second brand on. */
function brandOfClient(world: World, clientId: string | null | undefined): string {
  const isSet = world.db.clients.get(clientId)?.isClientRebrandEnabled === true;
  return isSet || isFlagOn(world, 'enableClientRebrand', clientId) ? brandNames.ofRebranded : brandNames.own;
}

export function brandOfSession(world: World, session: Session): string {
  return brandOfClient(world, clientOfSession(world, session)?.id);
}
