import { describe, expect, it } from 'vitest';
import {
  type CreateAccountEvent,
  createAccountReducer,
  fromEntry,
  initialCreateAccount,
  type Person,
  toEntry,
} from './create-account.flow';

const person: Person = { firstName: 'Ivy', lastName: 'Okafor', email: 'ivy@example.com', phoneNumber: '+12125550123' };
const code = (token: string) => ({ token, expiresAt: 600_000, resendAt: 30_000 });
const sent = { type: 'code-sent', person, sent: code('rev-1') } as const;
const verified = { type: 'code-verified', code: '428613' } as const;
const after = (...events: CreateAccountEvent[]) => events.reduce(createAccountReducer, initialCreateAccount);

describe('account creation: personal info, verify email, account info', () => {
  it.each<CreateAccountEvent>([
    verified,
    { type: 'code-refused', problem: 'expired' },
    { type: 'back' },
    { type: 'email-taken' },
  ])('ignores $type on personal info', (event) => expect(after(event)).toBe(initialCreateAccount));
  it.each<CreateAccountEvent>([
    { ...verified, code: '000000' },
    { ...sent, sent: code('rev-2') },
  ])('ignores $type on account info', (event) => {
    const last = after(sent, verified);
    expect(createAccountReducer(last, event)).toBe(last);
  });
});

describe('the history entry of a step', () => {
  it.each([[after()], [after(sent)], [after(sent, { type: 'back' })], [after(sent, { type: 'email-taken' })]])(
    'restores the state',
    (state) => expect(fromEntry(toEntry(state), null)).toEqual(state),
  );
  it.each([
    [[], 'personalInfo'],
    [[sent], 'verifyEmail'],
    [[sent, verified], 'accountInfo'],
  ] as const)('names the step', (events, step) => expect(toEntry(after(...events))).toMatchObject({ step }));
  it('never holds the code', () => expect(JSON.stringify(toEntry(after(sent, verified)))).not.toContain('428613'));
  it('restores the last step while the code is known', () => {
    const state = after(sent, verified);
    expect(fromEntry(toEntry(state), { codeToken: 'rev-1', code: '428613' })).toEqual(state);
  });
  it('asks for the code again after a reload of the last step, or for another token, and knows why', () => {
    const entry = toEntry(after(sent, verified));
    const again = { ...after(sent), isReloaded: true };
    expect(fromEntry(entry, null)).toEqual(again);
    expect(fromEntry(entry, { codeToken: 'rev-0', code: '428613' })).toEqual(again);
  });
  it('returns to the reloaded last step with the code, also with a new one', () => {
    const again = fromEntry(toEntry(after(sent, verified)), null);
    expect(toEntry(again)).toMatchObject({ step: 'accountInfo' });
    expect(createAccountReducer(again, verified)).toEqual(after(sent, verified));
    const resent = createAccountReducer(again, { ...sent, sent: code('rev-2') });
    expect(toEntry(resent)).toMatchObject({ step: 'accountInfo', sent: code('rev-2') });
  });
  it.each([
    null,
    undefined,
    'x',
    7,
    {},
    { step: 'verifyEmail' },
    { step: 'accountInfo', person, sent: 3 },
    { step: 'verifyEmail', person: { firstName: 1 }, sent: code('rev-1') },
  ])('restores the first step from any other shape: %j', (entry) =>
    expect(fromEntry(entry, null)).toEqual(initialCreateAccount),
  );
});
