import type { Handlers } from '../define';
import { isFlagOn } from '../../rules/flags';
import { clientOfSession } from '../../rules/persons';

/** Feature flags, per client. */
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
