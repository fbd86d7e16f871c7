import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordField, unmetRules } from '../../forms/NewPasswordField';
import { isPasswordValid } from '../../forms/fields/password';
import { usePageError } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import { showResult } from '../../navigation/results';
import { useSubmission } from '../../forms/use-submission';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { focusById } from '../../ui/focus';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { HiddenUsername } from '../../ui/HiddenUsername';
import { LinkButton } from '../../ui/LinkButton';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { failureOfReset, resetPassword } from './reset-password.api';
import { traceIdOf } from '../../platform/outcomes';

export function ResetForm({ token, username }: { token: string; username: string | undefined }) {
  const { t } = useTranslation('recovery');
  const { t: tp } = useTranslation('fields', { keyPrefix: 'passwords' });
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const reset = useSubmission(resetPassword, {
    onSuccess: () => {
      setPassword('');
      // The server has ended the user's sessions.
      void queries.invalidateQueries({ queryKey: ['session'], refetchType: 'none' });
      showResult('SUCCESS_FORGOT_PASS_RESET', username === undefined ? {} : { identifier: username });
    },
    onError: (error) => {
      const failed = failureOfReset(error);
      if (failed.kind === 'result') showResult(failed.result, { traceId: traceIdOf(error) });
      else if (failed.kind === 'password') {
        focusById('new-password');
      }
    },
  });
  const failure = reset.error === null ? null : failureOfReset(reset.error);
  usePageError(failure?.kind === 'password' || failure?.kind === 'connection');
  const canSubmit = isPasswordValid(password);
  const isBusy = reset.isBusy || reset.isDone;

  function change(value: string) {
    setPassword(value);
    // The error was about the previous password.
    if (reset.error !== null) reset.cancel();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canSubmit) reset.submit({ token, password });
  }

  return (
    <>
      <StepHeading subtitle={username === undefined ? t('reset.subtitle') : t('reset.subtitleFor', { username })}>
        {t('reset.title')}
      </StepHeading>
      <Form onSubmit={submit}>
        {username !== undefined && <HiddenUsername value={username} />}
        <NewPasswordField
          typed={password}
          label={t('reset.password')}
          name="new-password"
          value={password}
          readOnly={isBusy}
          error={failure?.kind === 'password' ? tp(failure.text) : undefined}
          onChange={(event) => change(event.currentTarget.value)}
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
          isReady={canSubmit}
          aria-describedby={unmetRules(password)}
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
