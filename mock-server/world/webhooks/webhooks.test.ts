import { afterEach, describe, expect, test } from 'vitest';
import type { MockWorld } from '../../client/world';
import { createMock } from '../../index';
import { type Receiver, signatureOf, startReceiver } from '../../testing/webhook-receiver';

const mock = createMock();
const KEY = Buffer.from('a key of the receiver');
const SECRET = `whsec_${KEY.toString('base64')}`;
const wrong = { username: 'ann.lee', password: 'wrong', recaptchaToken: 'captcha-ok' };
const right = { username: 'ann.lee', password: 'Sunny-Harbor-42' };

const open: Receiver[] = [];
async function receiver(statuses?: readonly number[]): Promise<Receiver> {
  const made = await startReceiver(statuses);
  open.push(made);
  return made;
}
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

/** The states of all deliveries, oldest first. */
const states = async (world: MockWorld) => (await world.webhooks.deliveries()).map(({ state }) => state);
const patient = { timeout: 15_000 };

describe('a webhook', () => {
  test('gets each event that it wants, one after the other, with a signature that holds', async () => {
    const world = await mock.world();
    await world.clock.freeze();
    await world.clock.set('2026-11-21T09:00:00Z');
    const { url, received } = await receiver();
    await world.webhooks.add({ url, secret: SECRET, events: ['SIGNED_IN', 'ACCOUNT_LOCKED', 'MESSAGE_SENT'] });
    await world.visitor().call('login', { body: right });
    await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann.lee' } });
    for (let times = 1; times <= 5; times += 1) await world.visitor().call('login', { body: wrong });
    await expect.poll(() => states(world), patient).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED']);
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([
      {
        type: 'SIGNED_IN',
        timestamp: '2026-11-21T09:00:00.000Z',
        data: { personId: 'ann', method: 'PASSWORD', subject: null },
      },
      {
        type: 'MESSAGE_SENT',
        timestamp: '2026-11-21T09:00:00.000Z',
        data: { messageId: expect.any(String), channel: 'email', to: 'ann@example.com', kind: 'resetPassword' },
      },
      {
        type: 'ACCOUNT_LOCKED',
        timestamp: '2026-11-21T09:00:00.000Z',
        data: { personId: 'ann', method: null, subject: null },
      },
    ]);
    for (const one of received) {
      expect(one.headers['webhook-signature']).toBe(signatureOf(one, KEY));
      expect(one.headers['webhook-timestamp']).toBe(String(Date.UTC(2026, 10, 21, 9) / 1000));
    }
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  });

  test('signs with any text as the key, and with an own secret when none is given', async () => {
    const world = await mock.world();
    const [plain, own] = [await receiver(), await receiver()];
    await world.webhooks.add({ url: plain.url, secret: 'plain text' });
    const { secret } = await world.webhooks.add({ url: own.url });
    await world.visitor().call('login', { body: right });
    await expect.poll(() => states(world), patient).toEqual(['DELIVERED', 'DELIVERED']);
    const [first] = plain.received;
    const [second] = own.received;
    expect(first && [signatureOf(first, 'plain text')]).toEqual([first?.headers['webhook-signature']]);
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    expect(key).toHaveLength(32);
    expect(second && [signatureOf(second, key)]).toEqual([second?.headers['webhook-signature']]);
  });

  test("is sent again by the world's clock, after ten seconds, a minute and five minutes", async () => {
    const world = await mock.world();
    await world.clock.freeze();
    const { url, received } = await receiver([500, 404, 302]);
    await world.webhooks.add({ url, events: ['SIGNED_IN'] });
    await world.visitor().call('login', { body: right });
    const attempts = async () => (await world.webhooks.deliveries())[0]?.attempts.map(({ status }) => status);
    await expect.poll(attempts, patient).toEqual([500]);
    await world.clock.advance({ ms: 9_999 });
    expect(await attempts()).toEqual([500]);
    await world.clock.advance({ ms: 1 });
    await expect.poll(attempts, patient).toEqual([500, 404]);
    await world.clock.advance({ minutes: 1 });
    await expect.poll(attempts, patient).toEqual([500, 404, 302]);
    await world.clock.advance({ minutes: 5 });
    await expect.poll(attempts, patient).toEqual([500, 404, 302, 204]);
    expect(await world.webhooks.deliveries()).toMatchObject([
      { state: 'DELIVERED', nextAt: null, attempts: [{ problem: 'It answered 500.' }, {}, {}, { problem: null }] },
    ]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('gives up after the third repetition', async () => {
    const world = await mock.world();
    await world.clock.freeze();
    const { url, close } = await receiver();
    await close();
    await world.webhooks.add({ url, events: ['SIGNED_IN'] });
    await world.visitor().call('login', { body: right });
    const attempts = async () => (await world.webhooks.deliveries())[0]?.attempts.length;
    for (let times = 1; times <= 4; times += 1) {
      await expect.poll(attempts, patient).toBe(times);
      await world.clock.advance({ minutes: 5 });
    }
    expect(await world.webhooks.deliveries()).toMatchObject([
      { state: 'FAILED', nextAt: null, attempts: Array(4).fill({ status: null, problem: 'It could not be reached.' }) },
    ]);
  });

  test('gets an event once more when asked, with the same id, and goes on as after any attempt', async () => {
    const world = await mock.world();
    await world.clock.freeze();
    const { url, received } = await receiver([204, 500]);
    await world.webhooks.add({ url, events: ['SIGNED_IN'] });
    await world.visitor().call('login', { body: right });
    await expect.poll(() => states(world), patient).toEqual(['DELIVERED']);
    const [{ id = '' } = {}] = await world.webhooks.deliveries();
    expect(await world.webhooks.sendAgain(id)).toMatchObject({ id, state: 'PENDING' });
    const outcome = async () =>
      (await world.webhooks.deliveries()).map(({ state, attempts }) => [state, attempts.length]);
    await expect.poll(outcome, patient).toEqual([['PENDING', 2]]);
    await expect.poll(async () => (await world.webhooks.deliveries())[0]?.nextAt, patient).toEqual(expect.any(Number));
    await world.clock.advance({ minutes: 1 });
    await expect.poll(outcome, patient).toEqual([['DELIVERED', 3]]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await world.webhooks.clear();
    for (const unknown of [id, 'delivery-of-another-world'])
      await expect(world.webhooks.sendAgain(unknown)).rejects.toThrow(`There is no delivery "${unknown}"`);
  });

  test('that is removed gets nothing more, and a reset removes it', async () => {
    const world = await mock.world();
    await world.clock.freeze();
    const { url, received } = await receiver([500]);
    await world.webhooks.add({ url, events: ['SIGNED_IN'] });
    await world.visitor().call('login', { body: right });
    await expect.poll(async () => (await world.webhooks.deliveries())[0]?.nextAt, patient).toEqual(expect.any(Number));
    await world.webhooks.clear();
    await world.clock.advance({ minutes: 5 });
    await world.visitor().call('login', { body: right });
    expect(await states(world)).toEqual(['FAILED']);
    expect(received).toHaveLength(1);
    await world.webhooks.add({ url });
    await world.reset();
    expect([await world.webhooks.list(), await world.webhooks.deliveries()]).toEqual([[], []]);
  });

  test('goes to this machine alone, also by a snapshot', async () => {
    const world = await mock.world();
    for (const url of ['https://hooks.example/', 'ftp://localhost/', 'http://localhost.example/', 'http://10.0.0.1/'])
      await expect(world.webhooks.add({ url })).rejects.toThrow('A webhook goes to this machine alone');
    const hook = await world.webhooks.add({ url: 'http://localhost:9/hooks' });
    const snapshot = await world.snapshot();
    expect(snapshot.webhooks).toEqual({ webhooks: [hook], next: 2 });
    await world.reset();
    const foreign = { webhooks: [{ ...hook, url: 'http://hooks.example/' }], next: 2 };
    await expect(world.restore({ ...snapshot, webhooks: foreign })).rejects.toThrow('No webhook may be sent to');
    await world.restore(snapshot);
    expect(await world.webhooks.list()).toEqual([hook]);
  });

  test('knows nothing of another world, and of the past that a scenario makes', async () => {
    const [world, other] = [await mock.world(), await mock.world()];
    await world.webhooks.add({ url: 'http://localhost:9/hooks', events: ['SIGNED_IN'] });
    await other.visitor().call('login', { body: right });
    await world.scenario('secured-account');
    expect(await world.webhooks.deliveries()).toEqual([]);
  });
});
