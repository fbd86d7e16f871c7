import { outcomeOf, type Outcomes } from '../../api/response/outcomes';
import { CompanyEmailError, type CompanyProblem, isCompanyProblem } from '../../forms/fields/company-email';
import { addOutcomes } from '../../forms/add-contact.errors';
import type { Problem } from '../../forms/use-submission';

type AddProblem = 'invalid' | 'duplicate' | 'add' | 'connection' | CompanyProblem;

const outcomes: Outcomes<AddProblem> = { ...addOutcomes, connection: 'connection' };

export function addProblemOf(error: unknown): AddProblem {
  if (error instanceof CompanyEmailError) return error.problem;
  return outcomeOf(error, outcomes);
}

export function addProblem(error: unknown, type: 'email' | 'phone'): Problem<'value'> {
  const kind = addProblemOf(error);
  if (kind === 'connection') return { message: 'contact:add-contact.connection', focus: 'value' };
  if (kind === 'add') return { message: `contact:add-contact.${type}.problem.add`, focus: 'value' };
  if (isCompanyProblem(kind)) return { fields: [['value', `fields:email.${kind}`]] };
  return { fields: [['value', `contact:add-contact.${type}.problem.${kind}`]] };
}
