import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import type { ErrorCode } from '../../api/response/api-error';
import { failureOfReset, resultOfLink } from './reset-password.api';

const refused = (code: ErrorCode) => new ApiError('http', { status: 422, code });

describe('password reset', () => {
  it.each(['TOKEN_LOAD_VERIFY_FAILURE', 'TOKEN_EXECUTE_FAILURE', 'INVALID_TOKEN'] as const)(
    'shows the link-failure page for %s',
    (code) => {
      expect(resultOfLink(refused(code))).toBe('FAILURE_LINK_RESET_PASS');
      expect(failureOfReset(refused(code))).toEqual({ kind: 'result', result: 'FAILURE_LINK_RESET_PASS' });
    },
  );

  it.each([
    ['TOO_WEAK_PASSWORD', 'problem.recent'],
    ['PASSWORD_BLACKLISTED', 'problem.common'],
    ['PASSWORD_3_SEQUENTIAL_CHARS', 'problem.sequential'],
    ['PASSWORD_3_REPEATED_CHARS', 'problem.repeated'],
    ['PASSWORD_PRECONDITION_UNMATCHED', 'problem.rules'],
    ['LENGTH_RULE', 'problem.length'],
  ] as const)('shows %s inline', (code, text) =>
    expect(failureOfReset(refused(code))).toEqual({ kind: 'password', text }),
  );

  it('finds a password code anywhere in the list of errors', () => {
    const error = new ApiError('http', {
      status: 422,
      code: 'UNKNOWN_ERROR',
      errors: [
        { code: 'UNKNOWN_ERROR', message: '' },
        { code: 'LENGTH_RULE', message: '' },
      ],
    });
    expect(failureOfReset(error)).toEqual({ kind: 'password', text: 'problem.length' });
  });

  it('shows the unsupported failure for any other error', () => {
    for (const error of [refused('SERVER_ERROR'), new ApiError('unreadable'), new Error('ours')]) {
      expect(failureOfReset(error)).toEqual({ kind: 'result', result: 'FAILURE_UNSUPPORTED' });
      expect(resultOfLink(error)).toBe('FAILURE_UNSUPPORTED');
    }
  });

  it.each(['network', 'timeout'] as const)('keeps the form after a %s failure', (kind) =>
    expect(failureOfReset(new ApiError(kind))).toEqual({ kind: 'connection' }),
  );
});
