import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import type { ErrorCode } from '../../api/response/api-error';
import { outcomeOfFailure, secondsLeft } from './change-password.flow';

const failed = (...codes: ErrorCode[]) =>
  new ApiError('http', {
    status: 422,
    code: codes[0] ?? 'UNKNOWN_ERROR',
    errors: codes.map((code) => ({ code, message: code })),
  });

afterEach(() => void vi.useRealTimers());

describe('change password', () => {
  it("shows 'not changed' when the first error code is TOO_MANY_ATTEMPTS", () =>
    expect(outcomeOfFailure(failed('TOO_MANY_ATTEMPTS', 'INCORRECT_PASSWORD'))).toEqual({ kind: 'notChanged' }));
  it('names the end of the wait that the service names, also without a list of errors', () => {
    vi.useFakeTimers({ now: 1000 });
    const refused = new ApiError('http', { status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 300 });
    expect(outcomeOfFailure(refused)).toEqual({ kind: 'notChanged', until: 301_000 });
  });
  it('takes a single error for the second one', () =>
    expect(outcomeOfFailure(failed('PASSWORD_BLACKLISTED'))).toMatchObject({ text: 'problem.common' }));
  it('says at the current password that the next wrong one is the last', () => {
    const errors = [{ code: 'INCORRECT_PASSWORD', message: '', details: { remainingAttempts: 1 } } as const];
    expect(outcomeOfFailure(new ApiError('http', { status: 422, code: 'INCORRECT_PASSWORD', errors }))).toEqual({
      kind: 'problem',
      text: 'problem.lastTry',
      field: 'old',
    });
  });
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
  it.each([
    ['an unknown second code', failed('PASSWORD_PRECONDITION_UNMATCHED', 'NOT_FOUND')],
    ['a failure without codes', new ApiError('network')],
    ['a fault of the app', new TypeError('x is undefined')],
  ])('shows the generic problem at no field for %s', (_what, error) =>
    expect(outcomeOfFailure(error)).toEqual({ kind: 'problem', text: 'problem.otherwise', field: null }),
  );
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
