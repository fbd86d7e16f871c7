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
const sent = { type: 'code-sent', person, codeToken: 'rev-1' } as const;
const verified = { type: 'code-verified', code: '428613' } as const;
const after = (...events: CreateAccountEvent[]) => events.reduce(createAccountReducer, initialCreateAccount);

describe('account creation: personal info, verify email, account info', () => {
  it('starts with personal info', () => expect(after().step).toBe('personalInfo'));
  it('asks for the code after sending it', () =>
    expect(after(sent)).toEqual({ step: 'verifyEmail', person, codeToken: 'rev-1', problem: null }));
  it('asks for account info once the code is verified', () =>
    expect(after(sent, verified)).toEqual({ step: 'accountInfo', person, codeToken: 'rev-1', code: '428613' }));
  it('replaces the old code token with the new one', () =>
    expect(after(sent, { ...sent, codeToken: 'rev-2' })).toMatchObject({ step: 'verifyEmail', codeToken: 'rev-2' }));
  it.each([[[sent]], [[sent, verified]]])('goes back to personal info and keeps the data', (events) =>
    expect(after(...events, { type: 'back' })).toEqual({ step: 'personalInfo', person, isEmailTaken: false }),
  );
  it('asks for the code again when the server no longer accepts it', () =>
    expect(after(sent, verified, { type: 'code-refused', problem: 'expired' })).toEqual({
      step: 'verifyEmail',
      person,
      codeToken: 'rev-1',
      problem: 'expired',
    }));
  it('goes back to the address when it is taken', () =>
    expect(after(sent, { type: 'email-taken' })).toEqual({ step: 'personalInfo', person, isEmailTaken: true }));
  it.each<CreateAccountEvent>([
    verified,
    { type: 'code-refused', problem: 'expired' },
    { type: 'back' },
    { type: 'email-taken' },
  ])('ignores $type on personal info', (event) => expect(after(event)).toBe(initialCreateAccount));
  it('ignores a second verified code', () =>
    expect(after(sent, verified, { ...verified, code: '000000' })).toMatchObject({ code: '428613' }));
});

describe('the history entry of a step', () => {
  it.each([[after()], [after(sent)], [after(sent, { type: 'back' })]])('restores the state', (state) =>
    expect(fromEntry(toEntry(state), null)).toEqual(state),
  );
  it('never holds the code', () => expect(JSON.stringify(toEntry(after(sent, verified)))).not.toContain('428613'));
  it('restores the last step while the code is known', () => {
    const state = after(sent, verified);
    expect(fromEntry(toEntry(state), { codeToken: 'rev-1', code: '428613' })).toEqual(state);
  });
  it('asks for the code again after a reload of the last step, or for another token', () => {
    const entry = toEntry(after(sent, verified));
    expect(fromEntry(entry, null)).toEqual(after(sent));
    expect(fromEntry(entry, { codeToken: 'rev-0', code: '428613' })).toEqual(after(sent));
  });
  it.each([
    null,
    undefined,
    'x',
    7,
    {},
    { step: 'verifyEmail' },
    { step: 'accountInfo', person, codeToken: 3 },
    { step: 'verifyEmail', person: { firstName: 1 }, codeToken: 'rev-1' },
  ])('restores the first step from any other shape: %j', (entry) =>
    expect(fromEntry(entry, null)).toEqual(initialCreateAccount),
  );
});
