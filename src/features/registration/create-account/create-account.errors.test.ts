import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorCode } from '../../../api/response/api-error';
import { outcomeOf } from '../../../api/response/outcomes';
import { checkOutcomeOf, creationOutcomeOf, linkResults } from './create-account.errors';

const refused = (status: number, code: ErrorCode) => new ApiError('http', { status, code });

describe('a creation that fails', () => {
  it.each(['TOKEN_LOAD_VERIFY_FAILURE', 'TOKEN_EXECUTE_FAILURE', 'INVALID_TOKEN'] as const)(
    'leads to the link failure for %s',
    (code) => {
      expect(creationOutcomeOf(refused(422, code))).toEqual({ at: 'result' });
      expect(outcomeOf(refused(422, code), linkResults)).toBe('FAILURE_LINK');
    },
  );

  it.each([500, 503])('keeps the form when the service fails with %i', (status) =>
    expect(creationOutcomeOf(refused(status, 'UNKNOWN_ERROR'))).toEqual({ at: 'form', reason: 'failed' }),
  );
});

it('a refused token counts as an incorrect code', () =>
  expect(checkOutcomeOf(refused(422, 'INVALID_TOKEN'))).toEqual({ at: 'code', reason: 'incorrect' }));

it('an incorrect code before the last try says so', () => {
  const errors = [{ code: 'CODE_INCORRECT', message: '', details: { remainingAttempts: 1 } } as const];
  const error = new ApiError('http', { status: 422, code: 'CODE_INCORRECT', errors });
  expect(checkOutcomeOf(error)).toEqual({ at: 'code', reason: 'lastTry' });
});
