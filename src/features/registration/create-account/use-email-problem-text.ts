import { useTranslation } from 'react-i18next';
import { isCompanyProblem } from '../../../forms/fields/company-email';
import type { EmailProblem } from './create-account.api';

/** The texts of the company rule are shared with other forms. */
export function useEmailProblemText(): (problem: EmailProblem) => string {
  const { t } = useTranslation('registration', { keyPrefix: 'create-account' });
  const { t: tf } = useTranslation('fields');
  const { t: tr } = useTranslation('registration');
  return (problem) => {
    if (isCompanyProblem(problem)) return tf(`email.${problem}`);
    return problem === 'connection' || problem === 'failed' ? tr(problem) : t(`emailProblem.${problem}`);
  };
}
