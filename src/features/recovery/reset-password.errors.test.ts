import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorCode } from '../../api/response/api-error';
import { resetProblem, resultOfLink } from './reset-password.errors';

const refused = (code: ErrorCode) => new ApiError('http', { status: 422, code });

describe('password reset', () => {
  it.each(['TOKEN_LOAD_VERIFY_FAILURE', 'TOKEN_EXECUTE_FAILURE', 'INVALID_TOKEN'] as const)(
    'shows the link-failure page for %s',
    (code) => {
      expect(resultOfLink(refused(code))).toBe('FAILURE_LINK_RESET_PASS');
      expect(resetProblem(refused(code))).toBeNull();
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
    expect(resetProblem(refused(code))).toEqual({ fields: [['new-password', `fields:passwords.${text}`]] }),
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
    expect(resetProblem(error)).toEqual({ fields: [['new-password', 'fields:passwords.problem.length']] });
  });

  it('shows the unsupported failure for any other error', () => {
    for (const error of [refused('SERVER_ERROR'), new ApiError('unreadable'), new Error('ours')]) {
      expect(resetProblem(error)).toBeNull();
      expect(resultOfLink(error)).toBe('FAILURE_UNSUPPORTED');
    }
  });
});
