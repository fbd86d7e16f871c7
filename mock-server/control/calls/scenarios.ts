import { applyScenario } from '../../seed';
import { personas } from '../../seed/personas';
import { listScenarios } from '../../seed/scenarios';
import { scenariosIn } from '../../seed/scenarios/file';
import { ScenarioFileError } from '../../seed/scenarios/scenario';
import { scenarioOf } from '../../seed/scenarios/save';
import { escaped } from '../../seed/scenarios/schema';
import type { World } from '../../world/world';
import type { ControlCalls } from '../define';
import { commonHeaders, malformed } from '../refusal';
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

  async giveState({ world, body }) {
    const text = JSON.stringify(escaped({ description: 'Given by a call.', ...body }));
    try {
      for (const given of scenariosIn({ name: 'given', text })) await given.apply(world, {});
    } catch (error) {
      if (!(error instanceof ScenarioFileError)) throw error;
      // A body has no lines that its caller could look up.
      throw malformed(error.message.replaceAll(/^given.*?: /gm, ''));
    }
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
