import type { Outcomes } from '../api/response/outcomes';

export const addOutcomes: Outcomes<'invalid' | 'duplicate' | 'add'> = {
  INVALID_EMAIL: 'invalid',
  INVALID_PHONE_NUMBER: 'invalid',
  INVALID_CONTACT_INFO_FORMAT: 'invalid',
  ADD_ERROR: 'add',
  ADD_EMAIL_ERROR: 'add',
  ADD_PHONE_ERROR: 'add',
  EMAIL_ALREADY_EXISTS: 'duplicate',
  EMAIL_ADDRESS_ALREADY_EXISTS: 'duplicate',
  DUPE_EMAIL_ERROR: 'duplicate',
  PHONE_NUMBER_ALREADY_EXISTS: 'duplicate',
  DUPE_PHONE_NUMBER_ERROR: 'duplicate',
  otherwise: 'add',
};
