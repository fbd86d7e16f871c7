import fc from 'fast-check';
import { test } from 'vitest';
import { type Caller, newCaller } from '../../../mock-server/testing/client';
import type { World } from '../../../mock-server/world/world';
import { agree, same, type Step } from './step';

interface Model {
  state: 'open' | 'used' | 'gone';
  now: number;
  expiresAt: number;
  password: string;
}

interface Real {
  world: World;
  visitor: Caller;
}

const path = { kind: 'resetPassword' as const, token: 'reset-valid' };
const passwords = ['Quiet!Meadow9Wx', 'Green+Valley7Qz', 'Misty*Canyon5Kv'];
const isGood = (model: Model) => model.state === 'open' && model.now < model.expiresAt;

const steps: fc.Arbitrary<Step<Model, Real>>[] = [
  fc.constant({
    name: 'load',
    run: async (model, { visitor }) =>
      same(
        (await visitor.call('loadToken', { path })).is,
        isGood(model) ? '200' : '422 TOKEN_LOAD_VERIFY_FAILURE',
        'load',
      ),
  }),
  fc.constantFrom(...passwords, 'Sunny-Harbor-42', 'short').map((password) => ({
    name: `execute with ${password}`,
    async run(model, { visitor }) {
      const { is } = await visitor.call('executeToken', {
        body: { kind: 'resetPassword', token: path.token, data: { password } },
      });
      const refused =
        password === 'short' ? '422 LENGTH_RULE' : password === model.password ? '422 TOO_WEAK_PASSWORD' : undefined;
      if (!isGood(model))
        return same(
          is,
          model.state === 'used' ? '422 TOKEN_EXECUTE_FAILURE' : '422 TOKEN_LOAD_VERIFY_FAILURE',
          'execute',
        );
      same(is, refused ?? '204', 'execute');
      if (refused === undefined) Object.assign(model, { state: 'used', password });
    },
  })),
  fc.constant({
    name: 'destroy',
    async run(model, { visitor }) {
      same(
        (await visitor.call('deleteToken', { path })).is,
        isGood(model) ? '204' : '422 TOKEN_LOAD_VERIFY_FAILURE',
        'destroy',
      );
      if (isGood(model)) model.state = 'gone';
    },
  }),
  fc.constantFrom(60_000, 3_600_000, 86_400_000).map((ms) => ({
    name: `${ms} ms pass`,
    run(model, { world }) {
      world.clock.advance(ms);
      model.now += ms;
      return Promise.resolve();
    },
  })),
  fc.constantFrom(...passwords, 'Sunny-Harbor-42').map((password) => ({
    name: `log in with ${password}`,
    // Only right passwords, because another model covers lockouts.
    when: (model) => password === model.password,
    run: async (_model, { world }) =>
      same((await newCaller(world).call('login', { body: { username: 'ann.lee', password } })).is, '200', 'login'),
  })),
];

test('a reset link works once before it expires, and its new password signs in', async () => {
  await agree('token-model', steps, (world) => {
    const token = world.db.tokens.get(path.token);
    if (!token) throw new Error('The seed has no reset-valid.');
    return Promise.resolve({
      model: { state: 'open', now: world.clock.now(), expiresAt: token.expiresAt, password: 'Sunny-Harbor-42' },
      real: { world, visitor: newCaller(world) },
    });
  });
});
