import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorCode } from '../../api/response/api-error';
import { changeProblem } from './change-password.errors';

const failed = (...codes: ErrorCode[]) =>
  new ApiError('http', {
    status: 422,
    code: codes[0] ?? 'UNKNOWN_ERROR',
    errors: codes.map((code) => ({ code, message: code })),
  });

describe('a password that was not changed', () => {
  it('ends it also without a list of errors', () => {
    const refused = new ApiError('http', { status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 300 });
    expect(changeProblem(refused)).toBeNull();
  });
  it('takes a single error for the second one', () =>
    expect(changeProblem(failed('PASSWORD_BLACKLISTED'))).toEqual({
      fields: [['newPassword', 'fields:passwords.problem.common']],
    }));
  it.each([
    ['an unknown second code', failed('PASSWORD_PRECONDITION_UNMATCHED', 'NOT_FOUND')],
    ['a failure without codes', new ApiError('network')],
    ['a fault of the app', new TypeError('x is undefined')],
  ])('shows the generic problem at no field for %s', (_what, error) =>
    expect(changeProblem(error)).toEqual({ message: 'fields:passwords.problem.otherwise' }),
  );
});
