import { addOutcomes } from '../../forms/add-contact.errors';
import { CompanyEmailError } from '../../forms/fields/company-email';
import type { Problem } from '../../forms/use-submission';
import { outcomeOf, type Outcomes } from '../../api/response/outcomes';

export const addProblems: Outcomes<'invalid' | 'duplicate' | 'form' | 'gone' | 'add'> = {
  ...addOutcomes,
  NOT_FOUND: 'gone',
  INVALID_CONTACT_INFO_FORMAT: 'form',
  MALFORMED_REQUEST: 'form',
};

/** What the dialog of a contact shows. A contact that is gone may be one that another tab has changed. */
export function saveProblem(error: unknown, { kind }: { kind: 'EMAIL' | 'PHONE' }): Problem<'value'> {
  if (error instanceof CompanyEmailError) return { fields: [['value', `fields:email.${error.problem}`]] };
  const problem = outcomeOf(error, addProblems);
  return problem === 'invalid' || problem === 'duplicate'
    ? { fields: [['value', `contact:contact-info.problem.${problem}${kind === 'EMAIL' ? 'Email' : 'Phone'}`]] }
    : { message: `contact:contact-info.problem.${problem}`, focus: 'value' };
}
