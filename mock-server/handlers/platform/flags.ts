import type { Handlers } from '../define';
import { clientOfSession } from '../../rules/persons';
import type { World } from '../../world/world';

/** Whether a flag is on. A flag for the client wins over the flag for all clients; a flag that is not set is off. */
export function isFlagOn(world: World, flag: string, clientId: string | null): boolean {
  const set = world.db.flags.filter((one) => one.flag === flag && (one.clientId === null || one.clientId === clientId));
  return (set.find((one) => one.clientId !== null) ?? set[0])?.isEnabled ?? false;
}

/** Feature flags, per client (see docs/product/4-states.md#feature-flag-lookup). */
export const flagHandlers = {
  getFeature({ world, path, session, respond }) {
    const client = session ? clientOfSession(world, session) : null;
    return respond(200, { isEnabled: isFlagOn(world, path.flag, client?.id ?? null) });
  },
  getFeatureForClient({ world, path, body, respond, fail }) {
    if (!world.db.clients.get(body.clientId)) return fail(404, 'CLIENT_NOT_FOUND');
    return respond(200, { isEnabled: isFlagOn(world, path.flag, body.clientId) });
  },
} satisfies Partial<Handlers>;
