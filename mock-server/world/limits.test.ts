import { describe, expect, test } from 'vitest';
import type { OperationId } from '../contract/types';
import type { CallInput } from '../client/visitor';
import { type Caller, newCaller, testWorld } from '../testing/client';
import { GOOD_PASSWORD } from '../testing/passwords';
import type { Limits } from './limits';

/**
 * Rules of docs/product/9-limits.md#rules-of-the-platform, tried with numbers that are written out. A test that reads a
 * number from the table of limits holds for any number. Those of login, session and step-up: tests/contract/models,
 * tests/contract/contacts-and-codes.test.ts and mock-server/handlers/security/step-up.test.ts.
 */

/** One call; resolves to its outcome ("200", "429 TOO_MANY_ATTEMPTS"). */
type Call = () => Promise<string>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LOCKED = '429 TOO_MANY_ATTEMPTS';

/** Makes the call, and resolves to its outcome. */
const outcome =
  <Id extends OperationId>(id: Id, input?: CallInput<Id>) =>
  async (caller: Caller) =>
    (await caller.call(id, input)).is;
const loadToken = (kind: 'registration' | 'resetPassword' | 'emailVerification', token: string) => (caller: Caller) =>
  Promise.resolve(() => outcome('loadToken', { path: { kind, token } })(caller));
const repeat = async (times: number, call: Call): Promise<Call> => {
  for (let n = 0; n < times; n += 1) await call();
  return call;
};

const giveBirthDate = outcome('verifyAssociate', {
  path: { clientId: '100', associateId: 'associate-ivy' },
  headers: { 'x-registration-token': 'invite-valid' },
  body: { dob: '1980-01-01' },
});
const changePassword = (oldPassword: string) =>
  outcome('changePassword', { body: { oldPassword, newPassword: GOOD_PASSWORD } });
const changeEmail = (caller: Caller) => {
  const oldEmail = caller.world.db.persons.get('uma')?.emails[0]?.address ?? '';
  return outcome('changeUnverifiedEmail', { body: { oldEmail, emailAddress: `u.${oldEmail}` } })(caller);
};
const requestReset = outcome('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
const verifyContact = outcome('startContactVerification', { body: { type: 'phone', purpose: 'business' } });
const checkEmail = outcome('checkEmailAddress', {
  query: { emailAddress: 'new@example.com' },
  headers: { 'x-registration-token': 'invite-valid' },
});
const stepUp = outcome('startMfaChallenge', { body: { methodId: 'sms-0', requiredLevel: 3 } });
const checkCode = (code: string) =>
  outcome('validateToken', { body: { kind: 'emailVerification', token: 'verify-email', data: { code } } });

/** How to start a time, and the response 1 ms before its end and at its end. */
interface Time {
  ms: number;
  as?: string;
  start: (caller: Caller) => Promise<Call>;
  before: string;
  after: string;
}

/** A link can be loaded until its end. */
const linkEnds = (ms: number, ...[kind, token]: Parameters<typeof loadToken>): Time => ({
  ms,
  start: loadToken(kind, token),
  before: '200',
  after: '422 TOKEN_LOAD_VERIFY_FAILURE',
});
/** Calls as this person are refused until the time is over. */
const lockEnds = (ms: number, as: string | undefined, after: string, start: Time['start']): Time => ({
  ms,
  ...(as !== undefined && { as }),
  start,
  before: LOCKED,
  after,
});

const times = {
  invitationMs: linkEnds(15 * 24 * HOUR, 'registration', 'invite-valid'),
  resetPasswordTokenMs: linkEnds(HOUR, 'resetPassword', 'reset-valid'),
  emailVerificationTokenMs: linkEnds(24 * HOUR, 'emailVerification', 'verify-email'),
  oneTimeCodeMs: {
    ms: 10 * MINUTE,
    start: async (caller) => () => checkCode('428613')(caller),
    before: '200',
    after: '422 CODE_EXPIRED',
  },
  dateOfBirthLockoutMs: lockEnds(5 * MINUTE, undefined, '422 ERROR_VERIFYING_ASSOCIATE', (caller) =>
    repeat(5, () => giveBirthDate(caller)),
  ),
  passwordChangeLockoutMs: lockEnds(5 * MINUTE, 'ann', '204', async (caller) => {
    await repeat(5, () => changePassword('wrong')(caller));
    return () => changePassword('Sunny-Harbor-42')(caller);
  }),
  emailChangeLockoutMs: lockEnds(5 * MINUTE, 'uma', '200', (caller) => repeat(4, () => changeEmail(caller))),
  recoveryWindowMs: lockEnds(15 * MINUTE, undefined, '204', (caller) => repeat(5, () => requestReset(caller))),
  contactVerificationWindowMs: lockEnds(15 * MINUTE, 'mona', '200', (caller) => repeat(5, () => verifyContact(caller))),
  emailCheckWindowMs: lockEnds(15 * MINUTE, undefined, '204', (caller) => repeat(30, () => checkEmail(caller))),
  resendCooldownMs: lockEnds(30_000, 'max', '201', (caller) => repeat(1, () => stepUp(caller))),
} satisfies Partial<Record<keyof Limits, Time>>;

describe('a time holds until its last millisecond, and ends then', () => {
  test.each<[string, Time]>(Object.entries(times))('%s', async (_, { ms, as, start, before, after }) => {
    for (const [at, expected] of [
      [ms - 1, before],
      [ms, after],
    ] as const) {
      const caller = newCaller(await testWorld());
      // The session of the caller must not end before a longer time does.
      if (ms >= 15 * MINUTE && as !== undefined) caller.world.limits.sessionMs = 24 * HOUR;
      const signedIn = as === undefined ? caller : await caller.signIn(as);
      const call = await start(signedIn);
      caller.world.clock.advance(at);
      expect([at, await call()]).toEqual([at, expected]);
    }
  });
});
