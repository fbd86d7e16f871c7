import { applyScenario } from '../../seed';
import { personas } from '../../seed/personas';
import { scenarios } from '../../seed/scenarios';
import type { ControlCalls } from '../define';
import { describe } from './worlds';

export const scenarioCalls = {
  listScenarios() {
    return {
      body: scenarios.map(({ name, description, parameters = [] }) => ({
        name,
        description,
        parameters: [...parameters],
      })),
    };
  },

  async applyScenario({ world, path, body }) {
    await applyScenario(world, path.name, body?.params ?? {});
    return { body: describe(world) };
  },

  listPersonas() {
    return {
      body: personas.map(({ id, username, password, description }) => ({ id, username, password, description })),
    };
  },

  listInvitations({ world, query }) {
    const now = world.clock.now();
    const asked = world.db.tokens.findMany((q) =>
      q.where(
        (one) =>
          (query.email === undefined || one.email === query.email) &&
          (query.kind === undefined || one.kind === query.kind),
      ),
    );
    const invitations = asked.map(
      ({ token, kind, state, accountType, email, clientId, associateId, expiresAt, extra }) => ({
        token,
        kind,
        state,
        accountType,
        email,
        clientId,
        associateId,
        expiresAt,
        isExpired: expiresAt <= now,
        path: extra['path'] ?? '',
        description: extra['description'] ?? '',
      }),
    );
    return { body: invitations };
  },
} satisfies Partial<ControlCalls>;
