import { CompanyEmailError } from '../../forms/fields/company-email';
import type { Problem } from '../../forms/use-submission';
import { outcomeOf, type Outcomes } from '../../api/response/outcomes';

export const addProblems: Outcomes<
  'invalidEmail' | 'invalidPhone' | 'duplicateEmail' | 'duplicatePhone' | 'form' | 'gone' | 'add'
> = {
  NOT_FOUND: 'gone',
  INVALID_EMAIL: 'invalidEmail',
  INVALID_PHONE_NUMBER: 'invalidPhone',
  INVALID_CONTACT_INFO_FORMAT: 'form',
  MALFORMED_REQUEST: 'form',
  EMAIL_ALREADY_EXISTS: 'duplicateEmail',
  EMAIL_ADDRESS_ALREADY_EXISTS: 'duplicateEmail',
  DUPE_EMAIL_ERROR: 'duplicateEmail',
  PHONE_NUMBER_ALREADY_EXISTS: 'duplicatePhone',
  DUPE_PHONE_NUMBER_ERROR: 'duplicatePhone',
  ADD_ERROR: 'add',
  ADD_EMAIL_ERROR: 'add',
  ADD_PHONE_ERROR: 'add',
  otherwise: 'add',
};

/** What the dialog of a contact shows. A contact that is gone may be one that another tab has changed. */
export function saveProblem(error: unknown): Problem<'value'> {
  if (error instanceof CompanyEmailError) return { fields: [['value', `fields:email.${error.problem}`]] };
  const problem = outcomeOf(error, addProblems);
  return problem === 'add' || problem === 'form' || problem === 'gone'
    ? { message: `contact:contact-info.problem.${problem}`, focus: 'value' }
    : { fields: [['value', `contact:contact-info.problem.${problem}`]] };
}
