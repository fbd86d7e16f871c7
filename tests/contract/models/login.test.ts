import fc from 'fast-check';
import { test } from 'vitest';
import { type Caller, newCaller } from '../../../mock-server/testing/client';
import type { World } from '../../../mock-server/world/world';
import { agree, same, type Step } from './step';

const MINUTE = 60_000;

interface Model {
  failures: number;
  /** Epoch ms. */
  lockedUntil: number;
  now: number;
}

interface Real {
  world: World;
  visitor: Caller;
}

/**
 * Five failed logins lock the account for five minutes, and the third failure requires a captcha. A login that fails
 * only for its captcha does not count as a failure.
 */
function expected(model: Model, isRight: boolean, hasCaptcha: boolean): string {
  if (model.now < model.lockedUntil) return '429 TOO_MANY_ATTEMPTS';
  if (model.failures >= 3 && !hasCaptcha) return '401 RECAPTCHA_RESPONSE_TOKEN_MISSING';
  if (isRight) {
    model.failures = 0;
    return '200';
  }
  model.failures += 1;
  if (model.failures < 5) return '401 INCORRECT_CREDS';
  model.failures = 0;
  model.lockedUntil = model.now + 5 * MINUTE;
  return '429 TOO_MANY_ATTEMPTS';
}

const attempt = (username: string) =>
  fc
    .record({ isRight: fc.boolean(), captcha: fc.constantFrom('captcha-ok', 'captcha-old', undefined) })
    .map(({ isRight, captcha }): Step<Model, Real> => ({
      name: `${isRight ? 'right' : 'wrong'} password${captcha === undefined ? '' : ` with ${captcha}`}`,
      async run(model, { visitor }) {
        const body = {
          username,
          password: isRight ? 'Sunny-Harbor-42' : 'wrong',
          ...(captcha !== undefined && { recaptchaToken: captcha }),
        };
        same(
          (await visitor.call('login', { body })).is,
          expected(model, isRight && username === 'ann.lee', captcha === 'captcha-ok'),
          'login',
        );
      },
    }));

const wait = fc.constantFrom(1000, MINUTE, 5 * MINUTE - 1, 5 * MINUTE).map((ms): Step<Model, Real> => ({
  name: `${ms} ms pass`,
  run(model, { world }) {
    world.clock.advance(ms);
    model.now += ms;
    return Promise.resolve();
  },
}));

test.each(['ann.lee', 'nobody.here'])(
  'any sequence of logins of %s keeps the lockout rules, and an unknown name locks like a known one',
  async (username) => {
    await agree(`login-model (${username})`, [attempt(username), attempt(username), wait], (world) =>
      Promise.resolve({
        model: { failures: 0, lockedUntil: 0, now: world.clock.now() },
        real: { world, visitor: newCaller(world) },
      }),
    );
  },
);
