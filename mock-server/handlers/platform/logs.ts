import type { Handlers } from '../define';
import type { World } from '../../world/world';

const KEPT = 1000;

async function keep(world: World, entry: { level: string }): Promise<void> {
  const { logs } = world.db;
  await logs.create({ id: world.random.id('log'), at: world.clock.now(), level: entry.level, entry });
  logs.keepNewest(KEPT);
}

/** A test can then look for secrets in what the app logs. */
export const logHandlers = {
  async log({ world, body, respond }) {
    await keep(world, body);
    return respond(204);
  },
  async batchLog({ world, body, respond }) {
    for (const entry of body.entries) await keep(world, entry);
    return respond(204);
  },
} satisfies Partial<Handlers>;
