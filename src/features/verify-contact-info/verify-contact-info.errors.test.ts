import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import { failureOfCode } from './verify-contact-info.errors';

describe('a contact that is not verified', () => {
  it.each<[code: 'CODE_INCORRECT' | 'INVALID_TOKEN' | 'CODE_EXPIRED' | 'NOT_FOUND', left: number, object]>([
    ['CODE_INCORRECT', 2, { problem: 'incorrect' }],
    ['CODE_INCORRECT', 1, { problem: 'lastTry' }],
    ['INVALID_TOKEN', 2, { problem: 'incorrect' }],
    ['CODE_EXPIRED', 2, { problem: 'expired' }],
    ['NOT_FOUND', 2, { result: 'FAILURE_VERIFY_CONTACT_INFO' }],
  ])('maps a code refused with %s and %i tries left to %o', (code, remainingAttempts, outcome) => {
    const errors = [{ code, message: '', details: { remainingAttempts } }];
    expect(failureOfCode(new ApiError('http', { status: 422, code, errors }))).toEqual(outcome);
  });
});
