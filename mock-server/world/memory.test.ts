import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMock, type InProcessMock } from '../index';
import { newCaller, testWorld } from '../testing/client';

const MB = 1024 * 1024;
const CHECK = '/api/authentication-service/v0/check';

/** Texts of 5,000 characters that take so many MB of JSON. */
const texts = (mb: number) => Array.from({ length: (mb * MB) / 5003 }, () => 'x'.repeat(5000));

/** A world whose state takes so many MB, in many short texts. */
async function fullWorld(mock: InProcessMock, id: string, mb: number) {
  const world = await mock.worlds.get(id);
  await world.db.persons.patch('ann', { passwordHistory: texts(mb) });
  return mock.open(id);
}

describe('a control call that brings too much is refused with a sentence, and changes nothing', () => {
  test('into one world', async () => {
    const mock = createMock();
    const world = await fullWorld(mock, 'full', 15.8);
    const before = JSON.stringify(await world.state.read('persons'));
    await expect(world.state.patch('persons', 'ben', { passwordHistory: texts(0.2) })).rejects.toThrow(
      'The world "full" holds 15.9 of 16 MB, and this call brings 0.2 MB: reset it, or send less.',
    );
    expect(JSON.stringify(await world.state.read('persons'))).toBe(before);
    await world.reset();
    await world.state.patch('persons', 'ben', { passwordHistory: texts(0.2) });
  });

  test('into all worlds together; the others still answer, and when one goes it has room', async () => {
    const mock = createMock();
    const snapshot = await (await fullWorld(mock, 'model', 7)).snapshot();
    await mock.open('model').drop();
    const worlds = [];
    for (let n = 0; n < 36; n += 1) worlds.push(await fullWorld(mock, `world-${n}`, 7));
    const last = await mock.world({ id: 'last' });
    await expect(last.restore(snapshot)).rejects.toThrow(
      /^All worlds hold 25\d(\.\d)? of 256 MB, and this call brings 7\.1 MB: delete worlds that nobody uses/,
    );
    for (const world of worlds) expect((await world.visitor().fetch(CHECK)).status).toBe(401);
    await worlds[0]?.drop();
    await last.restore(snapshot);
  });

  test('by many calls that each bring little', async () => {
    const mock = createMock();
    const world = await fullWorld(mock, 'full', 15.5);
    const bring = async () => {
      for (let n = 0; n < 20; n += 1) await world.state.create('groups', { name: `${n}`, url: 'x'.repeat(60_000) });
    };
    await expect(bring()).rejects.toThrow('The world "full" holds 16 of 16 MB, and this call brings 0.1 MB');
  });

  test('by copies of a large person', async () => {
    const mock = createMock();
    const world = await fullWorld(mock, 'copies', 1);
    await expect(world.people.create({ like: 'ann', count: 20 })).rejects.toThrow('this call brings 20 MB');
    await world.people.create({ like: 'ann', count: 2 });
    await expect(world.people.create({ like: 'ann', count: 14 })).rejects.toThrow(
      'The world "copies" holds 3.1 of 16 MB',
    );
  });
});

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
      message: expect.stringMatching(/^There is no room for another world: 500 worlds with .* Delete some/),
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
