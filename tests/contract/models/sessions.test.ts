import fc from 'fast-check';
import { test } from 'vitest';
import { type Caller, newCaller } from '../../../mock-server/testing/client';
import type { World } from '../../../mock-server/world/world';
import { agree, same, type Step } from './step';

const LIFE_MS = 15 * 60_000;
const BROWSERS = 3;

interface Model {
  now: number;
  /** The end of each browser's session, epoch ms; 0 without a session. */
  endsAt: number[];
}

interface Real {
  world: World;
  browsers: Caller[];
}

const isIn = (model: Model, n: number) => (model.endsAt[n] ?? 0) > model.now;
const browser = (real: Real, n: number): Caller => {
  const found = real.browsers[n];
  if (!found) throw new Error(`There is no browser ${n}.`);
  return found;
};

const each = (name: string, run: (model: Model, caller: Caller, n: number) => Promise<void>) =>
  fc.nat({ max: BROWSERS - 1 }).map((n): Step<Model, Real> => ({
    name: `browser ${n}: ${name}`,
    run: (model, real) => run(model, browser(real, n), n),
  }));

const steps: fc.Arbitrary<Step<Model, Real>>[] = [
  each('log in', async (model, caller, n) => {
    same(
      (await caller.call('login', { body: { username: 'ann.lee', password: 'Sunny-Harbor-42' } })).is,
      '200',
      'login',
    );
    model.endsAt[n] = model.now + LIFE_MS;
  }),
  each('a call', async (model, caller, n) => {
    same((await caller.call('getMe')).is, isIn(model, n) ? '200' : '401 MISSING_SESSION_COOKIE', 'getMe');
    if (isIn(model, n)) model.endsAt[n] = model.now + LIFE_MS;
  }),
  each('a look that does not prolong', async (model, caller, n) => {
    same(
      (await caller.call('checkAuthentication', { headers: { 'prolong-session': 'false' } })).is,
      isIn(model, n) ? '200' : '401 MISSING_SESSION_COOKIE',
      'check',
    );
  }),
  each('log out', async (model, caller, n) => {
    same((await caller.call('logout')).is, '200', 'logout');
    model.endsAt[n] = 0;
  }),
  each('log out everywhere', async (model, caller, n) => {
    same((await caller.call('logoutAllSessions')).is, '200', 'logoutAllSessions');
    model.endsAt = isIn(model, n) ? model.endsAt.map(() => 0) : model.endsAt.with(n, 0);
  }),
  fc.constantFrom(60_000, LIFE_MS / 2, LIFE_MS - 1, LIFE_MS).map((ms) => ({
    name: `${ms} ms pass`,
    run(model, { world }) {
      world.clock.advance(ms);
      model.now += ms;
      return Promise.resolve();
    },
  })),
];

test('a session lives 15 minutes from its last call, in its own browser only, unless its user logs out', async () => {
  await agree('session-model', steps, (world) =>
    Promise.resolve({
      model: { now: world.clock.now(), endsAt: Array.from({ length: BROWSERS }, () => 0) },
      real: { world, browsers: Array.from({ length: BROWSERS }, () => newCaller(world)) },
    }),
  );
});
