import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import { NewPasswordField, unmetRules } from '../../forms/NewPasswordField';
import { newPassword } from '../../forms/fields/password';
import { useFields } from '../../forms/use-fields';
import { paths } from '../../navigation/paths';
import { showResult } from '../../navigation/results';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useSubmission } from '../../forms/use-submission';
import { noteReset } from '../../session/passkeys/after-sign-in';
import { HiddenUsername } from '../../ui/HiddenUsername';
import { LinkButton } from '../../ui/LinkButton';
import { StepHeading } from '../../ui/StepHeading';
import { resetPassword } from './reset-password.api';
import { resetProblem, resultOfLink } from './reset-password.errors';
import { isConnectionProblem, traceIdOf } from '../../api/response/outcomes';

const schema = z.object({ 'new-password': newPassword });

export function ResetForm({ token, username }: { token: string; username: string | undefined }) {
  const { t } = useTranslation('recovery');
  const queries = useQueryClient();
  const form = useFields({ schema, waitsFor: 'rules', defaultValues: { 'new-password': '' } });
  const typed = form.typed['new-password'];
  /** The password whose response was lost. */
  const lost = useRef<string>(undefined);
  const reset = useSubmission(
    (values: z.infer<typeof schema>, signal) => resetPassword({ token, password: values['new-password'] }, signal),
    {
      form,
      problemOf: resetProblem,
      onSuccess: end,
      onError: (error, values) => {
        // The lost request set it, and used the link up.
        if (isApiError(error, 'TOKEN_EXECUTE_FAILURE') && lost.current === values['new-password']) end();
        else if (isConnectionProblem(error)) lost.current = values['new-password'];
        else if (resetProblem(error) === null) showResult(resultOfLink(error), { traceId: traceIdOf(error) });
      },
    },
  );

  function end() {
    form.reset();
    noteReset();
    // The server has ended the user's sessions.
    void queries.invalidateQueries({ queryKey: ['session'], refetchType: 'none' });
    showResult('SUCCESS_FORGOT_PASS_RESET', username === undefined ? {} : { identifier: username });
  }

  return (
    <>
      <StepHeading subtitle={username === undefined ? t('reset.subtitle') : t('reset.subtitleFor', { username })}>
        {t('reset.title')}
      </StepHeading>
      <SubmissionForm
        of={reset}
        label={t('reset.submit')}
        busyLabel={t('reset.resetting')}
        describedBy={unmetRules(typed)}
        canCancel
        others={
          <LinkButton variant="quiet" wide to={paths.login()}>
            {t('back')}
          </LinkButton>
        }
      >
        {username !== undefined && <HiddenUsername value={username} />}
        <NewPasswordField
          {...form.field('new-password')}
          typed={typed}
          label={t('reset.password')}
          readOnly={reset.isBusy || reset.isDone}
        />
      </SubmissionForm>
    </>
  );
}
