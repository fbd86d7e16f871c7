import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMock } from '../index';
import { newCaller, testWorld } from '../testing/client';

const MB = 1024 * 1024;
const CHECK = '/api/authentication-service/v0/check';

test('the journal keeps at most 4 MB, and the newest call; its numbers and the coverage go on', async () => {
  const mock = createMock();
  const world = await mock.world({ id: 'calls' });
  const visitor = world.visitor();
  const tooLong = { body: { username: 'x'.repeat(200_000), password: 'wrong' } };
  for (let n = 0; n < 200; n += 1) await visitor.call('login', tooLong);
  const { journal } = await mock.worlds.get('calls');
  expect(JSON.stringify(journal.list()).length).toBeLessThan(4 * MB);
  // The first call has set the CSRF token.
  expect(journal.list().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, n) => 182 + n));
  expect(journal.list({ after: 200 }).map(({ id }) => id)).toEqual([201]);
  expect(journal.coverage.get('login 400 MALFORMED_REQUEST')?.calls).toBe(200);
});

test('the newest call stays in the journal, however large it is', async () => {
  const world = await testWorld();
  await newCaller(world).call('checkAuthentication');
  for (const { id: _, ...call } of world.journal.list())
    world.journal.add({ ...call, responseBody: 'x'.repeat(5 * MB) });
  expect(world.journal.list().map(({ id }) => id)).toEqual([2]);
});

describe('the 501st world', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 17) }));
  afterEach(() => void vi.useRealTimers());

  test('is refused while all others are in use, and takes the place of one that nobody used for five minutes', async () => {
    const mock = createMock();
    for (let n = 0; n < 500; n += 1) await mock.worlds.get(`world-${n}`);
    vi.setSystemTime(Date.now() + 4 * 60_000);
    await mock.open('world-0').visitor().fetch(CHECK);
    const next = mock.open('next');
    const refused = await next.visitor().fetch(CHECK);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringMatching(/^There is no room for another world: 500 worlds .* Delete some/),
    });
    await expect(next.clock.advance({ minutes: 1 })).rejects.toThrow('There is no room for another world');
    await expect(mock.world({ id: 'next' })).rejects.toThrow('There is no room for another world');
    expect(mock.worlds.size).toBe(500);

    vi.setSystemTime(Date.now() + 2 * 60_000);
    await next.clock.advance({ minutes: 1 });
    const ids = mock.worlds.list().map(({ id }) => id);
    expect(ids).toContain('world-0');
    expect(ids).not.toContain('world-1');
  });
});
