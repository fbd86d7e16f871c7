import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ErrorCode } from '../../api/response/api-error';
import { CompanyEmailError } from '../../forms/fields/company-email';
import {
  changeOutcomeOf,
  changeProblem,
  codeOutcomeOf,
  codeProblem,
  sendOutcomeOf,
  sendProblem,
} from './email-verification.errors';

const failed = (code: ErrorCode) => new ApiError('http', { status: 422, code });

describe('a refusal of email verification', () => {
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

  it('says why no code was sent, and when another can be asked for', () => {
    vi.useFakeTimers({ now: 1000 });
    const error = new ApiError('http', { status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 8 });
    expect(sendProblem(error)).toEqual({ message: 'contact:email-verification.sendCode.tooMany', until: 9000 });
    vi.useRealTimers();
    expect(sendProblem(failed('EMAIL_IS_ALREADY_VERIFIED'))).toBeNull();
  });
  it.each([
    ['CODE_INCORRECT', 'incorrect', false],
    ['CODE_EXPIRED', 'expired', true],
    ['TOO_MANY_ATTEMPTS', 'tooMany', true],
  ] as const)('%s says at the code that it is %s; typing helps no more: %s', (code, text, isFinal) =>
    expect(codeProblem(failed(code))).toEqual({
      fields: [['code', `contact:email-verification.enterCode.problem.${text}`]],
      isFinal,
    }),
  );
  it('says at the new address that it is taken, and nothing there of a failure', () => {
    const fields = [['new-email', 'contact:email-verification.changeEmail.problem.taken']];
    expect(changeProblem(failed('DUPLICATE_EMAIL'))).toEqual({ fields });
    expect(changeProblem(failed('SERVER_ERROR'))).toEqual({
      message: 'contact:email-verification.changeEmail.problem.unexpected',
    });
  });
});
