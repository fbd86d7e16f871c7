import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockWorld } from '../client/world';
import { createMock, type InProcessMock } from '../index';

const MINUTE = 60_000;
const PASSWORD = 'Sunny-Harbor-42';
const START = Date.UTC(2026, 10, 28, 9);

/** Real time stands still, so each figure is exact to the millisecond. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }));
afterEach(() => void vi.useRealTimers());

/** Lets real time pass, as for a tester who writes a report. */
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);

const login = (world: MockWorld, username = 'ann.lee', visitor = world.visitor()) =>
  visitor.call('login', { body: { username, password: PASSWORD, recaptchaToken: 'captcha-ok' } });

/** Who a browser with this cookie is. */
async function whoHas(world: MockWorld, session: string | undefined) {
  const visitor = world.visitor();
  visitor.setCookie('session', session ?? '');
  const { is, body } = await visitor.call('getMe');
  return is === '200' && typeof body === 'object' && body ? Reflect.get(body, 'personId') : is;
}

const lastCall = async (world: MockWorld) => (await world.journal.list()).at(-1)?.id ?? 0;

/** Signs in by the form. Returns the cookie and the number of the call. */
async function signedIn(world: MockWorld, username = 'ann.lee') {
  const visitor = world.visitor();
  await login(world, username, visitor);
  return { session: visitor.cookies.get('session'), call: await lastCall(world) };
}

describe('a rewind brings the time back', () => {
  const clocks: [string, (world: MockWorld) => Promise<unknown>][] = [
    ['runs', async () => {}],
    ['is stopped', (world) => world.clock.freeze()],
    ['was set an hour back', (world) => world.clock.set(START - 60 * MINUTE)],
    ['is far away', (world) => world.clock.set('2400-02-29T12:00:00Z')],
    ['was stopped before 1970', (world) => world.clock.set('1960-01-01T00:00:00Z').then(() => world.clock.freeze())],
  ];

  test.each(clocks)('of a clock that %s', async (_, move) => {
    const world = await createMock().world();
    await move(world);
    pass(MINUTE);
    const at = await world.clock.now();
    await login(world);
    await world.clock.advance({ days: 2 });
    await world.clock.resume();
    pass(6 * MINUTE);
    expect((await world.journal.list()).at(-1)?.at).toBe(at);
    expect(await world.journal.rewind(await lastCall(world))).toMatchObject({ now: at });
    expect(await world.clock.now()).toBe(at);
  });

  test('and the clock goes on from there, unless it was stopped', async () => {
    const world = await createMock().world();
    await login(world);
    await world.clock.freeze();
    await login(world);
    pass(6 * MINUTE);
    await world.journal.rewind(await lastCall(world));
    pass(MINUTE);
    expect(await world.clock.now()).toBe(START);
    await world.journal.rewind(1);
    pass(MINUTE);
    expect(await world.clock.now()).toBe(START + MINUTE);
  });

  test('and such a mail arrives by itself, without a look into the inbox', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START });
    const mock = createMock();
    const world = await mock.world();
    await world.deliveries.late({ minutes: 2 });
    const visitor = world.visitor();
    await visitor.call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
    await visitor.call('checkAuthentication');
    await world.clock.advance({ minutes: 3 });
    const { outbox } = await mock.worlds.get(world.id);
    const arrived: string[] = [];
    outbox.subscribe(({ kind }) => arrived.push(kind));
    await world.journal.rewind(await lastCall(world));
    vi.advanceTimersByTime(2 * MINUTE - 1);
    expect(arrived).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(arrived).toEqual(['resetPassword']);
  });
});

describe('a restored snapshot', () => {
  test('has the time at which it was taken, also a day later', async () => {
    const mock = createMock();
    const world = await mock.world();
    const { session } = await signedIn(world);
    const snapshot = await world.snapshot();
    pass(24 * 60 * MINUTE);
    expect(await whoHas(world, session)).toBe('401 MISSING_SESSION_COOKIE');
    await world.restore(snapshot);
    expect(await world.clock.now()).toBe(START);
    expect(await whoHas(world, session)).toBe('ann');
    const other = await mock.world();
    await other.restore(snapshot);
    expect(await other.clock.now()).toBe(START);
  });

  test('of a version that wrote no time keeps the distance from real time', async () => {
    const world = await createMock().world();
    await world.clock.advance({ days: 2 });
    const { clock, ...state } = await world.snapshot();
    pass(MINUTE);
    await world.restore({ ...state, clock: { offsetMs: clock.offsetMs, frozenAt: clock.frozenAt } });
    expect(await world.clock.now()).toBe(START + 2 * 24 * 60 * MINUTE + MINUTE);
  });

  test('may have a clock that was stopped before 1970', async () => {
    const world = await createMock().world();
    await world.clock.set('1960-01-01T00:00:00Z');
    await world.clock.freeze();
    const before = await world.snapshot();
    await world.restore(before);
    expect(await world.snapshot()).toEqual(before);
  });
});

/** Each way goes back to the seed. The first function is called in the seed. */
const waysBack = Object.entries<(mock: InProcessMock, world: MockWorld) => Promise<() => Promise<unknown>>>({
  'a rewind': async (_, world) => async () => world.journal.rewind((await world.journal.list())[0]?.id ?? 0),
  async 'a restored snapshot'(_, world) {
    const snapshot = await world.snapshot();
    return () => world.restore(snapshot);
  },
  'a reset': async (_, world) => () => world.reset(),
  'a new world of the same name': async (mock, world) => () => mock.world({ id: world.id }),
  'a new world of the name of one that was dropped': async (mock, { id }) => {
    return () =>
      mock
        .open(id)
        .drop()
        .then(() => mock.world({ id }));
  },
  async 'a reset, and a snapshot from before it'(_, world) {
    const snapshot = await world.snapshot();
    return () => world.reset().then(() => world.restore(snapshot));
  },
});

describe('what is made after it never equals what was made before', () => {
  /** Session, messages, link, code, challenge and ids, of which none may come twice. */
  async function made(mock: InProcessMock, id: string) {
    const { session } = await signedIn(mock.open(id));
    const { db, outbox } = await mock.worlds.get(id);
    const visitor = mock.open(id).visitor();
    await visitor.call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
    const { body } = await visitor.call('startPasskeySignIn');
    return [
      session,
      ...db.sessions.all().map(({ publicId }) => publicId),
      ...outbox.list().flatMap((message) => [message.id, message.link]),
      ...db.challenges.all().flatMap((challenge) => [challenge.id, challenge.target]),
      JSON.stringify(body),
    ];
  }

  test.each(waysBack)('%s', async (_, way) => {
    const mock = createMock();
    const world = await mock.world({ id: 'mine' });
    const seen = new Set<unknown>();
    const goBack = await way(mock, world);
    for (let n = 1; n <= 5; n += 1) {
      const secrets = await made(mock, 'mine');
      expect(secrets).toHaveLength(7);
      secrets.forEach((secret) => seen.add(secret));
      expect(seen.size).toBe(n * secrets.length);
      await goBack();
    }
  });

  test.each(waysBack)('%s, and the same steps give the same again', async (_, way) => {
    const run = async () => {
      const mock = createMock();
      const goBack = await way(mock, await mock.world({ id: 'mine', seed: 9 }));
      await made(mock, 'mine');
      await goBack();
      return made(mock, 'mine');
    };
    expect(await run()).toEqual(await run());
  });

  test('a world of a snapshot of another one has secrets of its own', async () => {
    const mock = createMock();
    const [source, other] = [await mock.world({ id: 'one' }), await mock.world({ id: 'other' })];
    const before = await signedIn(other);
    await other.restore(await source.snapshot());
    const sessions = [before, await signedIn(other), await signedIn(source)].map(({ session }) => session);
    expect(new Set(sessions).size).toBe(3);
  });

  test('a world that a rewind made, was dropped and made again', async () => {
    const mock = createMock();
    const world = await mock.world();
    await world.visitor().call('checkAuthentication');
    const sessions = new Set<string | undefined>();
    for (let n = 0; n < 3; n += 1) {
      await world.journal.rewind(1, { as: 'fork' });
      sessions.add((await signedIn(mock.open('fork'))).session);
      await mock.open('fork').drop();
    }
    expect(sessions.size).toBe(3);
  });
});

describe('a rewind into a new world', () => {
  test('is refused when there is a world of that name, and leaves it as it is', async () => {
    const mock = createMock();
    const [world, other] = [await mock.world(), await mock.world({ id: 'other' })];
    const { session } = await signedIn(other, 'ben.many');
    await other.on('login').status(503);
    await world.visitor().call('checkAuthentication');
    for (const as of ['other', 'default', world.id])
      await expect(world.journal.rewind(1, { as })).rejects.toThrow(
        `There is a world "${as}", and a rewind replaces none: take another name. GET /__mock/worlds lists them.`,
      );
    expect(await mock.open('other').faults.list()).toHaveLength(1);
    expect(await whoHas(other, session)).toBe('ben');
    expect(await world.journal.list()).toHaveLength(1);
  });
});

test('the state before one of two calls at once has the other one whole', async () => {
  const mock = createMock();
  const world = await mock.world();
  const visitor = world.visitor();
  await visitor.call('checkAuthentication');
  const fail = () => visitor.call('login', { body: { username: 'ann.lee', password: 'wrong' } });
  await Promise.all([fail(), fail()]);
  await world.journal.rewind(await lastCall(world));
  expect((await mock.worlds.get(world.id)).db.persons.get('ann')?.failedLogins).toBe(1);
});

describe('a call that has no state', () => {
  test('is one that an override let pass while the world went back', async () => {
    const mock = createMock();
    const world = await mock.world();
    await world.visitor().call('checkAuthentication');
    const { surroundings } = await mock.worlds.get(world.id);
    surroundings.overrides = {
      source: 'override',
      origin: null,
      takes: (id) => id === 'login',
      async respond() {
        await world.journal.rewind((await world.journal.list())[0]?.id ?? 0);
        return undefined;
      },
    };
    await login(world);
    await expect(world.journal.rewind(await lastCall(world))).rejects.toThrow('nor before another call');
  });

  test('is refused with the calls that have one', async () => {
    const world = await createMock().world();
    const check = () => world.visitor().call('checkAuthentication');
    await check();
    await check();
    await check();
    await world.journal.rewind(3);
    await expect(world.journal.rewind(3)).rejects.toThrow(
      'The journal has no state before call 3: take a call from 1 to 2.',
    );
    await check();
    await expect(world.journal.rewind(3)).rejects.toThrow('take a call from 1 to 4.');
    await world.journal.rewind(1);
    await expect(world.journal.rewind(1)).rejects.toThrow(
      'The journal has no state before call 1, nor before another call: make a call first.',
    );
    await expect(world.journal.rewind(99)).rejects.toThrow('There is no call 99. GET /__mock/journal lists them.');
  });
});

test('a session that is used while the clock is a day back has ended when the clock is right again', async () => {
  const world = await createMock().world();
  const { session } = await signedIn(world);
  await world.clock.set(START - 24 * 60 * MINUTE);
  expect(await whoHas(world, session)).toBe('ann');
  await world.clock.set(START);
  expect(await whoHas(world, session)).toBe('401 MISSING_SESSION_COOKIE');
});
