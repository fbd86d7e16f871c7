import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import { addProblemOf } from './add-contact.errors';

describe('the problem with a contact that was not added', () => {
  it.each([
    ['duplicate', 'DUPE_PHONE_NUMBER_ERROR'],
    ['duplicate', 'EMAIL_ADDRESS_ALREADY_EXISTS'],
    ['duplicate', 'DUPE_EMAIL_ERROR'],
    ['invalid', 'INVALID_CONTACT_INFO_FORMAT'],
    ['add', 'ADD_PHONE_ERROR'],
    ['add', 'ADD_EMAIL_ERROR'],
    ['add', 'ADD_ERROR'],
    ['add', 'UNKNOWN_ERROR'],
  ] as const)('is %s for %s', (problem, code) => {
    expect(addProblemOf(new ApiError('http', { code }))).toBe(problem);
  });
});
