import { isConnectionProblem, outcomeOf, type Outcomes } from '../../lib/errors/outcomes';

/** What went wrong: with the value, which the field says, or with adding it. */
export type AddProblem = 'invalid' | 'duplicate' | 'add' | 'connection';

/**
 * A generic add-phone error, a duplicate-phone error if PHONE_NUMBER_ALREADY_EXISTS, or an invalid-phone message. Add
 * email is equivalent with its own messages (see docs/product/8-errors.md).
 */
const outcomes: Outcomes<AddProblem> = {
  PHONE_NUMBER_ALREADY_EXISTS: 'duplicate',
  DUPE_PHONE_NUMBER_ERROR: 'duplicate',
  INVALID_PHONE_NUMBER: 'invalid',
  EMAIL_ALREADY_EXISTS: 'duplicate',
  EMAIL_ADDRESS_ALREADY_EXISTS: 'duplicate',
  DUPE_EMAIL_ERROR: 'duplicate',
  INVALID_EMAIL: 'invalid',
  INVALID_CONTACT_INFO_FORMAT: 'invalid',
  otherwise: 'add',
};

export function addProblemOf(error: unknown): AddProblem {
  return isConnectionProblem(error) ? 'connection' : outcomeOf(error, outcomes);
}
