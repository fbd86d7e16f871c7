import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMock, type InProcessMock } from '../index';
import type { MockWorld } from '../client/world';
import type { WorldOptions } from './world';

const LOGIN = '/api/authentication-service/v0/login';

const options: { what: string; options: WorldOptions }[] = [
  { what: 'as it comes', options: {} },
  { what: 'with a seed and a time of its own', options: { seed: 7, now: Date.UTC(2031, 2, 3, 9) } },
];

/** The default seed, and scenarios that touch records, the clock, limits and faults. */
const tried = ['default', 'devices', 'invitations-over', 'short-session', 'outage'];

/** Uses a world in every way that leaves state behind. */
async function use(mock: InProcessMock, world: MockWorld): Promise<void> {
  const ann = world.visitor();
  await ann.fetch(LOGIN, { method: 'POST', body: new URLSearchParams({ username: 'ann.lee', password: 'wrong' }) });
  await ann.call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
  await world.signIn('ben');
  await world.given.obligation('changePassword').for('ann');
  await world.given.flag('enableClientRebrand');
  await world.given.limits({ failedLogins: 2, sessionMs: 1000 });
  await world.on('login').nth(3).drop();
  await world.scenario('invitations-over');
  await world.clock.advance({ days: 3 });
  await world.clock.freeze();
  await world.state.patch('persons', 'ann', { emails: [], phones: [], firstName: 'Anders', lockedUntil: 1 });
  const inside = await mock.worlds.get(world.id);
  for (const name of inside.collectionNames()) {
    const records = inside.db[name];
    records.keepNewest(records.count() - 1);
  }
  inside.send({
    channel: 'sms',
    to: '+12125550100',
    kind: 'stepUp',
    subject: '',
    text: 'Your code is 123456.',
    code: '123456',
  });
}

/** The full state of a world as JSON, one field a line. */
const stateOf = async (world: MockWorld) => JSON.stringify(await world.snapshot(), null, 1);

describe('a world that is reset', () => {
  // Freezes real time; the tests move it. With a running clock, the two worlds would record different instants.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 17) }));
  afterEach(() => void vi.useRealTimers());

  test.each(options)(
    'has the same bytes as an unused one, whatever happened before, $what',
    async ({ options: own }) => {
      const mock = createMock();
      const used = await mock.world({ id: 'same', ...own });
      const fresh = await createMock().world({ id: 'same', ...own });
      for (const scenario of tried) {
        await use(mock, used);
        vi.setSystemTime(Date.now() + 3_600_000);
        await used.reset(scenario);
        await fresh.reset(scenario);
        expect(await stateOf(used), scenario).toBe(await stateOf(fresh));
        expect(await used.journal.list(), scenario).toEqual([]);
      }
    },
  );

  test('answers the same calls with the same bytes as a new world that is reset', async () => {
    const mock = createMock();
    const used = await mock.world({ id: 'same' });
    await use(mock, used);
    await used.reset();
    const other = createMock();
    const fresh = await other.world({ id: 'same' });
    await fresh.reset();
    await use(mock, used);
    await use(other, fresh);
    expect(await stateOf(used)).toBe(await stateOf(fresh));
  });
});

describe('secrets', () => {
  test('of a process that goes on begin after the highest generation, also of a world that lives', async () => {
    const { worlds } = createMock();
    for (let n = 0; n < 3; n += 1) await worlds.create('mine');
    expect(worlds.generation).toBe(2);
    await worlds.create('other');
    worlds.drop('mine');
    expect(worlds.generation).toBe(2);
    (await worlds.get('other')).random.begin(7);
    expect(worlds.generation).toBe(7);
  });

  test('of one world open nothing in another, nor after a reset', async () => {
    const mock = createMock();
    const [a, b] = [mock.open('a'), mock.open('b')];
    const session = (await a.signIn('ann'))['session'] ?? '';
    const asAnn = async (world: MockWorld) => {
      const visitor = world.visitor();
      visitor.setCookie('session', session);
      return (await visitor.call('getMe')).is;
    };
    await b.signIn('ben');
    expect(await asAnn(a)).toBe('200');
    expect(await asAnn(b)).toBe('401 MISSING_SESSION_COOKIE');
    await a.reset();
    await a.signIn('ben');
    expect(await asAnn(a)).toBe('401 MISSING_SESSION_COOKIE');
  });
});

const waysIn: { by: string; ask: (name: string) => { headers?: Record<string, string>; query?: string } }[] = [
  { by: 'the header', ask: (name) => ({ headers: { 'X-Mock-World': name } }) },
  { by: 'the cookie', ask: (name) => ({ headers: { Cookie: `mock-world=${encodeURIComponent(name)}` } }) },
  { by: 'a visit', ask: (name) => ({ query: `?mock-world=${encodeURIComponent(name)}` }) },
];

describe.each(waysIn)('a name that cannot be one, by $by', ({ ask }) => {
  test.each(['my world', 'a/b', 'm\u00fcller', 'x'.repeat(65), '', '..'])(
    '"%s" is refused and changes nothing',
    async (name) => {
      const mock = createMock();
      await mock.open('default').given.flag('enableClientRebrand');
      await mock.open('default').clock.freeze();
      const before = await stateOf(mock.open('default'));
      const { headers = {}, query = '' } = ask(name);
      const calls = ['GET /api/authentication-service/v0/check', 'GET /outside/home', 'GET /auth/login', 'GET /__mock'];
      for (const call of [...calls, 'POST /__mock/reset', 'GET /__mock/worlds', 'GET /__mock/assets/page.css']) {
        const [method = '', path = ''] = call.split(' ');
        const type = { 'Content-Type': 'application/json' };
        const url = `${mock.origin}${path}${query}`;
        const response = await mock.fetch(new Request(url, { method, headers: { ...type, ...headers } }));
        expect(response.status, call).toBe(400);
        expect(response.headers.get('X-Content-Type-Options'), call).toBe('nosniff');
        const text = await response.text();
        expect(text, call).toMatch(/"code":"MALFORMED_REQUEST".*use 1 to 64 letters, digits, dots, hyphens/);
      }
      expect(await stateOf(mock.open('default'))).toBe(before);
      expect(mock.worlds.list().map(({ id }) => id)).toEqual(['default']);
    },
  );
});
