import { applyScenario } from '../../seed';
import { personas } from '../../seed/personas';
import { listScenarios } from '../../seed/scenarios';
import { scenarioOf } from '../../seed/scenarios/save';
import type { World } from '../../world/world';
import type { ControlCalls } from '../define';
import { commonHeaders } from '../refusal';
import { describe } from './worlds';

export const scenarioCalls = {
  listScenarios({ world }) {
    return {
      body: listScenarios(world.surroundings).map(({ name, description, parameters = [] }) => ({
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

  async saveScenario({ world }) {
    const headers: [string, string][] = [...commonHeaders, ['Content-Type', 'application/yaml']];
    return { raw: { status: 200, headers, body: await scenarioOf(world) } };
  },

  listPersonas() {
    return { body: personas };
  },

  listInvitations({ world, query }) {
    const now = world.clock.now();
    const asked = world.db.tokens.findMany((q) =>
      q.where(
        ({ email, kind }) =>
          (query.email === undefined || email === query.email) && (query.kind === undefined || kind === query.kind),
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
        path: extra['path'] ?? pathInMail(world, token),
        description: extra['description'] ?? '',
      }),
    );
    return { body: invitations };
  },
} satisfies Partial<ControlCalls>;

/** A token that was made later has its link in the message that brought it. */
function pathInMail(world: World, token: string): string {
  const link = world.outbox.list().find((message) => message.link?.includes(token))?.link;
  if (!link) return '';
  const { pathname, search } = new URL(link);
  return pathname + search;
}
