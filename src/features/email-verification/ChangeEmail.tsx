import { useLayoutEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { email } from '../../forms/fields/email';
import { isCompanyProblem } from '../../forms/fields/company-email';
import { useFields } from '../../forms/use-fields';
import { keptText, usePersonalInput } from '../../session/use-personal-input';
import { usePageError } from '../../navigation/page-title';
import { asTyped } from '../../ui/as-typed';
import { Banner } from '../../ui/Banner';
import { Button, SubmitButton } from '../../ui/Button';
import { Countdown } from '../../ui/Countdown';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import type { ChangeProblem } from './email-verification.flow';
import { CHANGE_EMAIL_FORM, type EmailVerificationFlow } from './use-email-verification';
import { plainId } from '../../ui/plain-text';

const schema = z.object({ 'new-email': email });

interface ChangeEmailProps {
  email: string;
  problem: ChangeProblem | null;
  flow: EmailVerificationFlow;
}

export function ChangeEmail({ email: oldEmail, problem, flow: { dispatch, change, leave } }: ChangeEmailProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'email-verification' });
  const { t: tf } = useTranslation('fields');
  const { kept, keep, forget } = usePersonalInput(CHANGE_EMAIL_FORM, { isSaving: change.isBusy });
  const { field, control, handleSubmit, setFocus, formState } = useFields({
    schema,
    defaultValues: { 'new-email': keptText(kept) ?? '' },
  });
  const typed = useWatch({ control, name: 'new-email' });
  const rule = formState.errors['new-email']?.message;
  const isAtField = problem !== null && problem !== 'connection' && problem !== 'unexpected';
  const isBusy = change.isBusy;
  usePageError((problem !== null || rule !== undefined) && !isBusy);

  useLayoutEffect(() => {
    if (isAtField) setFocus('new-email');
  }, [isAtField, change.announceKey, setFocus]);

  function cancel() {
    forget();
    leave('cancel');
  }

  function errorAtField(): string | undefined {
    if (rule !== undefined) return t(`changeEmail.problem.${rule === 'required' ? rule : 'invalid'}`);
    if (!isAtField) return undefined;
    return isCompanyProblem(problem) ? tf(`email.${problem}`) : t(`changeEmail.problem.${problem}`);
  }

  const submit = handleSubmit((address) => {
    if (!isBusy) change.submit({ emailAddress: address['new-email'], oldEmail });
  });

  return (
    <>
      <StepHeading step="changeEmail" subtitle={t('changeEmail.subtitle')}>
        {t('changeEmail.title')}
      </StepHeading>
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          {...field('new-email', {
            onChange: (event: { target: { value: string } }) => {
              keep(event.target.value === '' ? undefined : event.target.value);
              if (problem !== null) dispatch({ type: 'change-refused', problem: null });
            },
          })}
          label={t('changeEmail.email')}
          type="email"
          autoComplete="email"
          {...asTyped}
          readOnly={isBusy}
          error={isBusy ? undefined : errorAtField()}
        />
        <FormMessage>
          {problem !== null && !isAtField && !isBusy && (
            <Banner tone="error" announceKey={change.announceKey}>
              {problem === 'connection' ? t('connection') : t('changeEmail.problem.unexpected')}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton busy={isBusy} busyLabel={t('changeEmail.saving')} isReady={plainId(typed) !== ''}>
          {t('changeEmail.save')}
        </SubmitButton>
        <Button variant="quiet" wide onClick={cancel}>
          {t('cancel')}
        </Button>
        <SlowNotice busy={isBusy} onCancel={change.cancel} />
      </Form>
    </>
  );
}

/** "Too many email changes gives an error state": the form opens again at `until`. */
export function TooManyChanges({ until, flow: { dispatch, leave } }: { until: number; flow: EmailVerificationFlow }) {
  const { t } = useTranslation('contact', { keyPrefix: 'email-verification' });
  usePageError(true);
  return (
    <>
      <StepHeading step="tooManyChanges">{t('tooManyChanges.title')}</StepHeading>
      <Banner tone="error">
        <p>{t('tooManyChanges.message')}</p>
        <Countdown until={until} onEnd={() => dispatch({ type: 'change' })} />
      </Banner>
      <Button wide onClick={() => leave('cancel')}>
        {t('cancel')}
      </Button>
    </>
  );
}
