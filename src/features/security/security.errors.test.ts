import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorCode } from '../../api/response/api-error';
import { i18n } from '../../texts/i18n';
import { codeProblemText, problemText } from './security.errors';

/** The language in which i18next returns the key. */
const keyOf = i18n.getFixedT('cimode', 'security');
const refused = (code: ErrorCode, status = 422) => new ApiError('http', { status, code });

describe('a refused code of an authenticator app', () => {
  it.each(['CODE_INCORRECT', 'INVALID_TOKEN', 'TOKEN_EXECUTE_FAILURE', 'UNKNOWN_ERROR'] as const)(
    'is a wrong code for %s',
    (code) => expect(codeProblemText(keyOf, refused(code))).toBe('problem.code'),
  );

  it('keeps its own reason', () => {
    expect(codeProblemText(keyOf, refused('CODE_EXPIRED'))).toBe('problem.expired');
    expect(codeProblemText(keyOf, refused('UNKNOWN_ERROR', 500))).toBe('problem.unexpected');
    expect(codeProblemText(keyOf, new ApiError('network'))).toBe('problem.connection');
  });
});

it('a refused change of another kind is no wrong code', () => {
  expect(problemText(keyOf, refused('UNKNOWN_ERROR'))).toBe('problem.unexpected');
});
