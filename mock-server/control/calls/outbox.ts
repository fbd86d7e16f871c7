import type { ControlCalls } from '../define';
import { malformed, notFound } from '../refusal';

export const outboxCalls = {
  async listMessages({ world, query }) {
    const { after, wait = 0, ...filter } = query;
    if (wait > 0) await world.outbox.waitFor(filter, wait, after);
    return { body: world.outbox.list(filter, after) };
  },

  clearMessages({ world }) {
    world.outbox.clear();
    return undefined;
  },

  listDeliveries({ world }) {
    return { body: world.outbox.deliveries.list() };
  },

  addDelivery({ world, body }) {
    if (body.lateMs === undefined && body.copies === undefined)
      throw malformed('This rule would change nothing: give it lateMs, or copies (0 for a message that never comes).');
    return { status: 201, body: world.outbox.deliveries.add(body) };
  },

  removeDeliveries({ world, query: { id } }) {
    if (world.outbox.deliveries.remove(id) === 0 && id !== undefined)
      throw notFound(`There is no delivery rule "${id}". GET /__mock/deliveries lists them.`);
    return undefined;
  },
} satisfies Partial<ControlCalls>;
