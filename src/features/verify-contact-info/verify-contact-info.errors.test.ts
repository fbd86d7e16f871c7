import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import { failureOfCode } from './verify-contact-info.errors';

describe('a contact that is not verified', () => {
  it.each<[code: 'INVALID_TOKEN' | 'NOT_FOUND', left: number, object]>([
    ['INVALID_TOKEN', 2, { problem: 'incorrect' }],
    ['NOT_FOUND', 2, { result: 'FAILURE_VERIFY_CONTACT_INFO' }],
  ])('maps a code refused with %s and %i tries left to %o', (code, remainingAttempts, outcome) => {
    const errors = [{ code, message: '', details: { remainingAttempts } }];
    expect(failureOfCode(new ApiError('http', { status: 422, code, errors }))).toEqual(outcome);
  });
});
