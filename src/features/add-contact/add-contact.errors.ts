import { outcomeOf, type Outcomes } from '../../platform/outcomes';
import { CompanyEmailError, type CompanyProblem } from '../../forms/fields/company-email';

export type AddProblem = 'invalid' | 'duplicate' | 'add' | 'connection' | CompanyProblem;

const outcomes: Outcomes<AddProblem> = {
  connection: 'connection',
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
  if (error instanceof CompanyEmailError) return error.problem;
  return outcomeOf(error, outcomes);
}
