import { describe, expect, test } from 'vitest';
import { createMock } from '../index';

const mock = createMock();

async function sendReset(world: Awaited<ReturnType<typeof mock.world>>): Promise<void> {
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann.lee' } });
}

describe('messages', () => {
  test('a late one arrives at its time on the clock, also for a caller who waits', async () => {
    const world = await mock.world();
    await world.clock.freeze();
    await world.clock.set('2026-11-21T09:00:00Z');
    await world.deliveries.late({ minutes: 2 }, { channel: 'email' });
    await sendReset(world);
    await world.outbox.clear();
    await world.clock.advance({ seconds: 119 });
    expect(await world.outbox.list()).toEqual([]);
    const waiting = world.outbox.waitFor({ kind: 'resetPassword' });
    await world.clock.set('2026-11-21T09:02:00Z');
    expect((await waiting).at).toBe(Date.parse('2026-11-21T09:02:00Z'));
  });

  test('a late one also arrives while the clock runs by itself', async () => {
    const world = await mock.world();
    await world.deliveries.late({ ms: 50 });
    await sendReset(world);
    expect(await world.outbox.waitFor({ kind: 'resetPassword' })).toMatchObject({ to: 'ann@example.com' });
  });

  test('one rule is for so many messages as it says', async () => {
    const world = await mock.world();
    const { id } = await world.deliveries.never({ to: 'ann@example.com', times: 1 });
    await sendReset(world);
    await world.clock.advance({ minutes: 1 });
    await sendReset(world);
    expect(await world.outbox.list()).toHaveLength(1);
    expect(await world.deliveries.list()).toEqual([expect.objectContaining({ id, hits: 1 })]);
  });

  test('are found by channel and whole address, and each copy has an id of its own', async () => {
    const world = await mock.world();
    await world.deliveries.twice();
    await sendReset(world);
    const found = await world.outbox.list({ channel: 'email', to: 'Ann@example.com' });
    expect(new Set(found.map(({ id }) => id)).size).toBe(2);
    expect(await world.outbox.list({ channel: 'sms' })).toEqual([]);
    expect(await world.outbox.list({ to: 'example.com' })).toEqual([]);
  });

  test('those on their way and the rules survive a snapshot', async () => {
    const world = await mock.world();
    await world.clock.freeze();
    await world.deliveries.late({ minutes: 2 }, { times: 1 });
    await world.deliveries.late({ minutes: 1 });
    for (let n = 0; n < 2; n += 1) await sendReset(world);
    const snapshot = await world.snapshot();
    const other = await mock.world();
    await other.restore(JSON.parse(JSON.stringify(snapshot)));
    expect(await other.snapshot()).toEqual(snapshot);
    for (const arrived of [1, 2]) {
      await other.clock.advance({ minutes: 1 });
      expect(await other.outbox.list()).toHaveLength(arrived);
    }
    await other.reset();
    expect(await other.deliveries.list()).toEqual([]);
    expect(await other.snapshot()).not.toHaveProperty('deliveries');
  });
});
