import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import type { ErrorCode } from '../../api/response/api-error';
import { CompanyEmailError } from '../../forms/fields/company-email';
import {
  changeOutcomeOf,
  codeOutcomeOf,
  type EmailVerification,
  type EmailVerificationEvent,
  emailVerificationReducer,
  sendOutcomeOf,
  startState,
} from './email-verification.flow';

const start = startState(undefined);
const after = (...events: EmailVerificationEvent[]): EmailVerification =>
  events.reduce(emailVerificationReducer, start);
const code = (token: string) => ({ token, expiresAt: 600_000, resendAt: 30_000 });
const sent = { type: 'sent', sent: code('ev-1') } as const;
const failed = (code: ErrorCode) => new ApiError('http', { status: 422, code });

describe('email verification', () => {
  it('starts at send-code, and asks for the code after sending it', () => {
    expect(start).toEqual({ step: 'sendCode', problem: null });
    expect(after(sent)).toEqual({ step: 'enterCode', sent: code('ev-1'), problem: null });
  });
  it('returns to send-code on Cancel from every step', () => {
    expect(after(sent, { type: 'cancel' })).toEqual(start);
    expect(after({ type: 'change' }, { type: 'cancel' })).toEqual(start);
    expect(after({ type: 'change' }, { type: 'too-many-changes', until: 5 }, { type: 'cancel' })).toEqual(start);
  });
  it('shows why no code was sent, and keeps the sent code when a typed code is refused', () => {
    expect(after({ type: 'not-sent', unsent: { problem: 'tooMany', until: 9 } })).toEqual({
      step: 'sendCode',
      problem: 'tooMany',
      until: 9,
    });
    expect(after({ type: 'not-sent', unsent: { problem: 'notSent' } })).toEqual({
      step: 'sendCode',
      problem: 'notSent',
    });
    expect(after(sent, { type: 'code-refused', problem: 'incorrect' })).toEqual({
      step: 'enterCode',
      sent: code('ev-1'),
      problem: 'incorrect',
    });
  });
  it('keeps the sent code when no new one could be sent, until a new one is sent', () => {
    const unsent = after(sent, { type: 'not-sent', unsent: { problem: 'tooMany', until: 9 } });
    expect(unsent).toEqual({
      step: 'enterCode',
      sent: code('ev-1'),
      problem: null,
      unsent: { problem: 'tooMany', until: 9 },
    });
    expect(emailVerificationReducer(unsent, { type: 'code-refused', problem: 'incorrect' })).toMatchObject({
      sent: code('ev-1'),
      unsent: { problem: 'tooMany', until: 9 },
    });
    expect(emailVerificationReducer(unsent, { type: 'sent', sent: code('ev-2') })).toEqual({
      step: 'enterCode',
      sent: code('ev-2'),
      problem: null,
    });
  });
  it('allows another code after the wait, at both steps', () => {
    const wait = { type: 'not-sent', unsent: { problem: 'tooMany', until: 9 } } as const;
    expect(after(wait, { type: 'wait-over' })).toEqual(start);
    expect(after(sent, wait, { type: 'wait-over' })).toEqual(after(sent));
  });
  it('changes the address and then asks for the code sent to the new one', () => {
    expect(after(sent, { type: 'change' }, { type: 'change-refused', problem: 'taken' })).toEqual({
      step: 'changeEmail',
      problem: 'taken',
    });
    expect(after({ type: 'change' }, { type: 'sent', sent: code('ev-2') })).toEqual({
      step: 'enterCode',
      sent: code('ev-2'),
      problem: null,
    });
  });
  it('shows an error state after too many changes, and then allows another change', () => {
    const locked = after({ type: 'change' }, { type: 'too-many-changes', until: 5 });
    expect(locked).toEqual({ step: 'tooManyChanges', until: 5 });
    expect(emailVerificationReducer(locked, { type: 'change' })).toEqual({ step: 'changeEmail', problem: null });
  });
  it('ignores an event that does not apply to the state', () => {
    expect(after({ type: 'code-refused', problem: 'expired' })).toBe(start);
    expect(after({ type: 'change-refused', problem: 'taken' })).toBe(start);
    expect(after({ type: 'too-many-changes', until: 1 })).toBe(start);
    const changing = after({ type: 'change' });
    expect(emailVerificationReducer(changing, { type: 'wait-over' })).toBe(changing);
  });
  it('restores only a valid code token after a reload', () => {
    expect(startState(code('ev-1'))).toEqual(after(sent));
    for (const kept of ['', null, 7, {}, 'ev-1', { token: 'ev-1' }]) expect(startState(kept)).toEqual(start);
  });

  it('maps the outcome of sending a code', () => {
    expect(sendOutcomeOf(failed('EMAIL_IS_ALREADY_VERIFIED'))).toBe('verified');
    expect(sendOutcomeOf(failed('TOO_MANY_ATTEMPTS'))).toBe('tooMany');
    expect(sendOutcomeOf(failed('SERVER_ERROR'))).toBe('notSent');
    expect(sendOutcomeOf(new ApiError('network'))).toBe('connection');
  });
  it.each([
    ['CODE_INCORRECT', { problem: 'incorrect' }],
    ['CODE_EXPIRED', { problem: 'expired' }],
    ['TOO_MANY_ATTEMPTS', { problem: 'tooMany' }],
    ['EMAIL_IS_ALREADY_VERIFIED', { result: 'SUCCESS_VERIFY_EMAIL' }],
    ['TOKEN_LOAD_VERIFY_FAILURE', { result: 'FAILURE_LINK_VERIFY_EMAIL' }],
    ['TOKEN_EXECUTE_FAILURE', { problem: 'incorrect' }],
    ['INVALID_TOKEN', { problem: 'incorrect' }],
    ['SERVER_ERROR', { result: 'FAILURE_UNSUPPORTED' }],
  ] as const)('maps a code refused with %s to %o', (code, outcome) =>
    expect(codeOutcomeOf(failed(code))).toEqual(outcome),
  );
  it.each([
    [400, { problem: 'incorrect' }],
    [422, { problem: 'incorrect' }],
    [403, { result: 'FAILURE_UNSUPPORTED' }],
    [500, { result: 'FAILURE_UNSUPPORTED' }],
  ] as const)('maps a code refused with status %i and no known reason to %o', (status, outcome) =>
    expect(codeOutcomeOf(new ApiError('http', { status }))).toEqual(outcome),
  );
  it('says that the next wrong code is the last', () => {
    const errors = [{ code: 'CODE_INCORRECT', message: '', details: { remainingAttempts: 1 } } as const];
    expect(codeOutcomeOf(new ApiError('http', { status: 422, code: 'CODE_INCORRECT', errors }))).toEqual({
      problem: 'lastTry',
    });
  });
  it.each(['company', 'unchecked', 'unreachable'] as const)(
    'says why the company rule refuses an address: %s',
    (problem) => expect(changeOutcomeOf(new CompanyEmailError(problem))).toBe(problem),
  );
  it.each([
    ['DUPLICATE_EMAIL', 'taken'],
    ['INVALID_EMAIL', 'shared'],
    ['TOO_MANY_ATTEMPTS', 'tooManyChanges'],
    ['SERVER_ERROR', 'unexpected'],
  ] as const)('maps a change refused with %s to "%s"', (code, outcome) =>
    expect(changeOutcomeOf(failed(code))).toBe(outcome),
  );
  it('lets the user retry when the server is unreachable', () => {
    expect(codeOutcomeOf(new ApiError('timeout'))).toEqual({ problem: 'connection' });
    expect(changeOutcomeOf(new ApiError('network'))).toBe('connection');
  });
});
