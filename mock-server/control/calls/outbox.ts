import type { ControlCalls } from '../define';

/** Calls that read and clear the messages that the platform sent. */
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
