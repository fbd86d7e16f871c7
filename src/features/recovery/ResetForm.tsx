import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import { NewPasswordField, unmetRules } from '../../forms/NewPasswordField';
import type { Refusal } from '../../forms/fields/field-reason';
import { newPassword } from '../../forms/fields/password';
import { useFields } from '../../forms/use-fields';
import { usePageError } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import { showResult } from '../../navigation/results';
import { useSubmission } from '../../forms/use-submission';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { HiddenUsername } from '../../ui/HiddenUsername';
import { LinkButton } from '../../ui/LinkButton';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { failureOfReset, resetPassword } from './reset-password.api';
import { traceIdOf } from '../../platform/outcomes';

const schema = z.object({ 'new-password': newPassword });

export function ResetForm({ token, username }: { token: string; username: string | undefined }) {
  const { t } = useTranslation('recovery');
  const queries = useQueryClient();
  const form = useFields({
    resolver: zodResolver(schema),
    defaultValues: { 'new-password': '' },
  });
  const typed = useWatch({ control: form.control, name: 'new-password' });
  /** The password whose response was lost. */
  const lost = useRef<string>(undefined);
  const reset = useSubmission(resetPassword, {
    onSuccess: end,
    onError: (error, { password }) => {
      // The lost request set it, and used the link up.
      if (isApiError(error, 'TOKEN_EXECUTE_FAILURE') && lost.current === password) return end();
      const failed = failureOfReset(error);
      if (failed.kind === 'connection') lost.current = password;
      else if (failed.kind === 'result') showResult(failed.result, { traceId: traceIdOf(error) });
      else if (failed.kind === 'password')
        form.setError(
          'new-password',
          { message: `fields:passwords.${failed.text}` satisfies Refusal },
          { shouldFocus: true },
        );
    },
  });
  const failure = reset.error === null ? null : failureOfReset(reset.error);
  usePageError(failure?.kind === 'password' || failure?.kind === 'connection');
  const isBusy = reset.isBusy || reset.isDone;

  function end() {
    form.reset();
    // The server has ended the user's sessions.
    void queries.invalidateQueries({ queryKey: ['session'], refetchType: 'none' });
    showResult('SUCCESS_FORGOT_PASS_RESET', username === undefined ? {} : { identifier: username });
  }

  /** The error was about the previous password. */
  function forgive() {
    if (reset.error !== null) reset.cancel();
  }

  return (
    <>
      <StepHeading subtitle={username === undefined ? t('reset.subtitle') : t('reset.subtitleFor', { username })}>
        {t('reset.title')}
      </StepHeading>
      <Form
        onSubmit={(event) =>
          void form.handleSubmit((typed) => reset.submit({ token, password: typed['new-password'] }))(event)
        }
      >
        {username !== undefined && <HiddenUsername value={username} />}
        <NewPasswordField
          {...form.field('new-password', { onChange: forgive })}
          typed={typed}
          label={t('reset.password')}
          readOnly={isBusy}
        />
        <FormMessage>
          {failure?.kind === 'connection' && (
            <Banner tone="error" announceKey={reset.announceKey}>
              {t('connection')}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton
          busy={isBusy}
          busyLabel={t('reset.resetting')}
          isReady={unmetRules(typed) === undefined}
          aria-describedby={unmetRules(typed)}
        >
          {t('reset.submit')}
        </SubmitButton>
        <LinkButton variant="quiet" wide to={paths.login()}>
          {t('back')}
        </LinkButton>
        <SlowNotice busy={reset.isBusy} onCancel={reset.cancel} />
      </Form>
    </>
  );
}
