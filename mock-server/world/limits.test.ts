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
const changeEmail = outcome('changeUnverifiedEmail', {
  body: { oldEmail: 'uma@example.com', emailAddress: 'ann@example.com' },
});
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

const times = {
  invitationMs: {
    ms: 15 * 24 * HOUR,
    start: loadToken('registration', 'invite-valid'),
    before: '200',
    after: '422 TOKEN_LOAD_VERIFY_FAILURE',
  },
  resetPasswordTokenMs: {
    ms: HOUR,
    start: loadToken('resetPassword', 'reset-valid'),
    before: '200',
    after: '422 TOKEN_LOAD_VERIFY_FAILURE',
  },
  emailVerificationTokenMs: {
    ms: 24 * HOUR,
    start: loadToken('emailVerification', 'verify-email'),
    before: '200',
    after: '422 TOKEN_LOAD_VERIFY_FAILURE',
  },
  oneTimeCodeMs: {
    ms: 10 * MINUTE,
    start: async (caller) => () => checkCode('428613')(caller),
    before: '200',
    after: '422 CODE_EXPIRED',
  },
  dateOfBirthLockoutMs: {
    ms: 5 * MINUTE,
    start: (caller) => repeat(5, () => giveBirthDate(caller)),
    before: LOCKED,
    after: '422 ERROR_VERIFYING_ASSOCIATE',
  },
  passwordChangeLockoutMs: {
    ms: 5 * MINUTE,
    as: 'ann',
    start: async (caller) => {
      await repeat(5, () => changePassword('wrong')(caller));
      return () => changePassword('Sunny-Harbor-42')(caller);
    },
    before: LOCKED,
    after: '204',
  },
  emailChangeLockoutMs: {
    ms: 5 * MINUTE,
    as: 'uma',
    start: (caller) => repeat(4, () => changeEmail(caller)),
    before: LOCKED,
    after: '409 DUPLICATE_EMAIL',
  },
  recoveryWindowMs: {
    ms: 15 * MINUTE,
    start: (caller) => repeat(5, () => requestReset(caller)),
    before: LOCKED,
    after: '204',
  },
  contactVerificationWindowMs: {
    ms: 15 * MINUTE,
    as: 'mona',
    start: (caller) => repeat(5, () => verifyContact(caller)),
    before: LOCKED,
    after: '200',
  },
  emailCheckWindowMs: {
    ms: 15 * MINUTE,
    start: (caller) => repeat(30, () => checkEmail(caller)),
    before: LOCKED,
    after: '204',
  },
  resendCooldownMs: {
    ms: 30_000,
    as: 'max',
    start: (caller) => repeat(1, () => stepUp(caller)),
    before: LOCKED,
    after: '201',
  },
} satisfies Partial<Record<keyof Limits, Time>>;

/** The response stays the same until the limit, and is another one from then on. */
interface Count {
  calls: number;
  as?: string;
  call: (caller: Caller) => Promise<string>;
  within: string;
  beyond: string;
}

const counts = {
  oneTimeCodeTries: { calls: 4, call: checkCode('000000'), within: '422 CODE_INCORRECT', beyond: LOCKED },
  recoveryRequests: { calls: 5, call: requestReset, within: '204', beyond: LOCKED },
  emailChanges: { calls: 3, as: 'uma', call: changeEmail, within: '409 DUPLICATE_EMAIL', beyond: LOCKED },
  dateOfBirthTries: { calls: 4, call: giveBirthDate, within: '422 ERROR_VERIFYING_ASSOCIATE', beyond: LOCKED },
  passwordChangeTries: {
    calls: 4,
    as: 'ann',
    call: changePassword('wrong'),
    within: '422 INCORRECT_PASSWORD',
    beyond: LOCKED,
  },
  contactVerifications: { calls: 5, as: 'mona', call: verifyContact, within: '200', beyond: LOCKED },
  emailChecks: { calls: 30, call: checkEmail, within: '204', beyond: LOCKED },
} satisfies Partial<Record<keyof Limits, Count>>;

async function callerOf(as: string | undefined): Promise<Caller> {
  const caller = newCaller(await testWorld());
  return as === undefined ? caller : caller.signIn(as);
}

describe('a time holds until its last millisecond, and ends then', () => {
  test.each<[string, Time]>(Object.entries(times))('%s', async (_, { ms, as, start, before, after }) => {
    for (const [at, expected] of [
      [ms - 1, before],
      [ms, after],
    ] as const) {
      const caller = await callerOf(as);
      // The session of the caller must not end before a longer time does.
      if (ms >= 15 * MINUTE && as !== undefined) caller.world.limits.sessionMs = 24 * HOUR;
      const signedIn = as === undefined ? caller : await caller.signIn(as);
      const call = await start(signedIn);
      caller.world.clock.advance(at);
      expect([at, await call()]).toEqual([at, expected]);
    }
  });
});

describe('a count allows its last call, and refuses the next', () => {
  test.each<[string, Count]>(Object.entries(counts))('%s', async (_, { calls, as, call, within, beyond }) => {
    const caller = await callerOf(as);
    const responses: string[] = [];
    for (let n = 0; n <= calls; n += 1) responses.push(await call(caller));
    expect(responses).toEqual([...Array.from({ length: calls }, () => within), beyond]);
  });
});
