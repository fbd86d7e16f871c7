import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorCode } from '../../api/response/api-error';
import { submitProblemOf } from './username.errors';

describe('refused usernames', () => {
  const failed = (code: ErrorCode) => new ApiError('http', { status: 422, code });
  it.each([
    ['DUPLICATE_USERNAME', 'taken'],
    ['MALFORMED_REQUEST', 'taken'],
    ['INCORRECT_PASSWORD', 'password'],
    ['TOO_MANY_ATTEMPTS', 'tooMany'],
    ['SERVER_ERROR', 'unexpected'],
  ] as const)('maps %s to "%s"', (code, problem) => expect(submitProblemOf(failed(code))).toBe(problem));
  it('lets the user retry when the server is unreachable', () =>
    expect(submitProblemOf(new ApiError('timeout'))).toBe('connection'));
});
