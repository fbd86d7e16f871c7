import type { Session } from '../world/store/collections';
import type { World } from '../world/world';
import { isFlagOn } from './flags';
import { clientOfSession, membershipsOf, personByEmail } from './persons';

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

/** The brand of a mail: that of the client which invites the address, or of the first client of its person. */
export function brandOfAddress(world: World, address: string): string {
  const person = personByEmail(world, address);
  const invitation = world.db.tokens.findFirst((q) =>
    q.where((one) => one.email?.toLowerCase() === address.toLowerCase() && one.clientId !== null),
  );
  const ofPerson = person && membershipsOf(world, person.id)[0]?.clientId;
  return brandOfClient(world, ofPerson ?? invitation?.clientId);
}
