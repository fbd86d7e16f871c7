import type { ControlCalls } from '../define';

/** What the platform has sent. */
export const outboxCalls = {
  async listMessages({ world, query }) {
    const { to, kind, channel, after, wait = 0 } = query;
    const filter = { to, kind, channel };
    if (wait > 0) await world.outbox.waitFor(filter, wait, after);
    return { body: world.outbox.list(filter, after) };
  },

  clearMessages({ world }) {
    world.outbox.clear();
    return undefined;
  },
} satisfies Partial<ControlCalls>;
