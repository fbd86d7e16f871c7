import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountSecurity } from '../../api/account-security';
import { unwrap } from '../../api/response/unwrap';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useCodeForm } from '../../forms/use-code-form';
import { useSubmission } from '../../forms/use-submission';
import { goTo } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import { mailedCodeOffer } from '../../session/offers';
import { CodeField } from '../../ui/CodeField';
import { resetCodeOutcomes, resetCodeProblem } from './recovery.errors';

/** The mail has a code beside its link, for who reads it on another device. */
export default function ResetCode({ email }: { email: string }) {
  const { t } = useTranslation('recovery');
  const { data: isOffered } = useQuery(mailedCodeOffer);
  const code = useCodeForm({ missing: 'recovery:resetCode.empty' });
  const redeem = useSubmission((typed: { code: string }, signal) => tokenOf(email, typed.code, signal), {
    form: code,
    problemOf: resetCodeProblem,
    onSuccess: (token) => goTo(paths.resetPassword({ token })),
  });
  if (isOffered !== true) return null;
  return (
    <SubmissionForm of={redeem} label={t('resetCode.submit')} canCancel isMessageFirst>
      <CodeField {...code.codeField} label={t('resetCode.label')} readOnly={redeem.isBusy || redeem.isDone} />
    </SubmissionForm>
  );
}

async function tokenOf(identifier: string, code: string, signal: AbortSignal): Promise<string> {
  const call = accountSecurity.POST('/password-reset-codes', { body: { identifier, code }, signal });
  return (await unwrap(call, { table: resetCodeOutcomes })).token;
}
