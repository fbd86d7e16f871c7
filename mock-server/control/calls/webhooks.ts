import type { ControlCalls } from '../define';
import { ControlRefusal } from '../refusal';

export const webhookCalls = {
  listWebhooks({ world }) {
    return { body: world.webhooks.list() };
  },

  addWebhook({ world, body }) {
    if (!world.webhooks.maySendTo(body.url))
      throw new ControlRefusal(
        400,
        'MALFORMED_REQUEST',
        'A webhook goes to this machine alone: start the mock server with --webhook-host to allow another host.',
        '/url',
      );
    return { status: 201, body: world.webhooks.add(body) };
  },

  removeWebhooks({ world, query: { id } }) {
    if (world.webhooks.remove(id) === 0 && id !== undefined)
      throw new ControlRefusal(404, 'NOT_FOUND', `There is no webhook "${id}". GET /__mock/webhooks lists them.`);
    return undefined;
  },

  listWebhookDeliveries({ world }) {
    return { body: world.webhooks.deliveries() };
  },

  sendWebhookAgain({ world, path: { id } }) {
    const delivery = world.webhooks.sendAgain(id);
    if (!delivery)
      throw new ControlRefusal(
        404,
        'NOT_FOUND',
        `There is no delivery "${id}", or its webhook is removed. GET /__mock/webhooks/deliveries lists them.`,
      );
    return { body: delivery };
  },
} satisfies Partial<ControlCalls>;
