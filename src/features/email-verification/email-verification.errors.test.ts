import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ErrorCode } from '../../api/response/api-error';
import { CompanyEmailError } from '../../forms/fields/company-email';
import { changeProblem, codeOutcomeOf, codeProblem, sendProblem } from './email-verification.errors';

const failed = (code: ErrorCode) => new ApiError('http', { status: 422, code });

describe('a refusal of email verification', () => {
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
    const error = new ApiError('http', { status: 422, code: 'CODE_INCORRECT', errors });
    expect(codeProblem(error)).toEqual({ fields: [['code', 'fields:code.lastTry']] });
  });

  it('says why no code was sent, and when another can be asked for', () => {
    vi.useFakeTimers({ now: 1000 });
    const error = new ApiError('http', { status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 8 });
    expect(sendProblem(error)).toEqual({ message: 'contact:email-verification.sendCode.tooMany', until: 9000 });
    vi.useRealTimers();
    expect(sendProblem(failed('EMAIL_IS_ALREADY_VERIFIED'))).toBeNull();
  });
  it.each(['company', 'unchecked', 'unreachable'] as const)('says why the company rule refuses it: %s', (problem) =>
    expect(changeProblem(new CompanyEmailError(problem))).toEqual({
      fields: [['new-email', `fields:email.${problem}`]],
    }),
  );
  it('says nothing at a field of a failure', () => {
    const message = 'contact:email-verification.connection';
    const lost = new ApiError('network');
    expect([sendProblem(lost), codeProblem(lost), changeProblem(lost)]).toMatchObject(Array(3).fill({ message }));
    expect(changeProblem(failed('SERVER_ERROR'))).toEqual({
      message: 'contact:email-verification.changeEmail.problem.unexpected',
    });
  });
});
