import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import type { ErrorCode } from '../../api/response/error-codes';
import { outcomeOfFailure, secondsLeft } from './change-password.flow';

/** @holds docs/product/4-states.md#change-password */

const failed = (...codes: ErrorCode[]) =>
  new ApiError('http', {
    status: 422,
    code: codes[0] ?? 'UNKNOWN_ERROR',
    errors: codes.map((code) => ({ code, message: code })),
  });

describe('change password', () => {
  it("shows 'not changed' when the first error code is TOO_MANY_ATTEMPTS", () =>
    expect(outcomeOfFailure(failed('TOO_MANY_ATTEMPTS', 'INCORRECT_PASSWORD'))).toEqual({ kind: 'notChanged' }));
  it("shows the second error's code inline when it is a known one", () => {
    expect(outcomeOfFailure(failed('PASSWORD_PRECONDITION_UNMATCHED', 'PASSWORD_BLACKLISTED'))).toEqual({
      kind: 'problem',
      text: 'problem.common',
      field: 'new',
    });
    expect(outcomeOfFailure(failed('PASSWORD_PRECONDITION_UNMATCHED', 'INCORRECT_PASSWORD'))).toEqual({
      kind: 'problem',
      text: 'problem.incorrect',
      field: 'old',
    });
  });
  it('shows the generic problem for an unknown second code, and for a failure without codes', () => {
    expect(outcomeOfFailure(failed('PASSWORD_PRECONDITION_UNMATCHED', 'NOT_FOUND'))).toMatchObject({
      text: 'problem.otherwise',
    });
    expect(outcomeOfFailure(new ApiError('network'))).toMatchObject({ text: 'problem.otherwise' });
  });
});

describe('the countdown after a change', () => {
  it.each([
    [0, 10],
    [500, 10],
    [1000, 9],
    [9500, 1],
    [10_000, 0],
    [60_000, 0],
  ])('shows, %i ms after it opened, %i s', (elapsed, seconds) => expect(secondsLeft(elapsed)).toBe(seconds));
});
