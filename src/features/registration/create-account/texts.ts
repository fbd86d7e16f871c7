import english from '../../../../locales/en/create-account.json';
import { isCompanyProblem } from '../../../lib/forms/fields/company-email';
import { fieldTexts } from '../../../lib/forms/fields/texts';
import { defineTexts, useText } from '../../../lib/i18n/i18n';
import { registrationTexts } from '../texts';
import type { EmailProblem } from './create-account.api';

export const createAccountTexts = defineTexts('create-account', english);

/**
 * Returns a function that words a problem with an address. The texts of the company rule are shared with other forms.
 */
export function useEmailProblemText(): (problem: EmailProblem) => string {
  const t = useText(createAccountTexts);
  const tf = useText(fieldTexts);
  const tr = useText(registrationTexts);
  return (problem) => {
    if (isCompanyProblem(problem)) return tf(`email.${problem}`);
    return problem === 'connection' || problem === 'failed' ? tr(problem) : t(`emailProblem.${problem}`);
  };
}
