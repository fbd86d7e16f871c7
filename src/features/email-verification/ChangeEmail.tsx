import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { useEffect, useEffectEvent } from 'react';
import { emailRule } from '../../forms/fields/email';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useFields } from '../../forms/use-fields';
import { typedText } from '../../forms/kept-input/kept-input';
import { usePersonalInput } from '../../forms/kept-input/use-personal-input';
import { usePageError } from '../../navigation/page-title';
import { asTyped } from '../../ui/as-typed';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Countdown } from '../../ui/Countdown';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { CHANGE_EMAIL_FORM, type EmailVerificationFlow, useChangeEmail } from './use-email-verification';

const schema = z.object({
  'new-email': emailRule(
    'contact:email-verification.changeEmail.problem.required',
    'contact:email-verification.changeEmail.problem.invalid',
  ),
});

interface ChangeEmailProps {
  email: string;
  goesOn: boolean;
  flow: EmailVerificationFlow;
}

export function ChangeEmail({ email: oldEmail, goesOn, flow }: ChangeEmailProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'email-verification' });
  const { kept = '', keep, forget } = usePersonalInput(CHANGE_EMAIL_FORM, typedText, { isSaving: goesOn });
  const form = useFields({ schema, defaultValues: { 'new-email': kept } });
  const change = useChangeEmail(form, oldEmail, flow);
  const goOn = useEffectEvent(() => {
    if (goesOn) void form.handleSubmit(change.submit)();
  });
  useEffect(() => goOn(), []);

  function cancel() {
    forget();
    flow.leave('cancel');
  }

  return (
    <>
      <StepHeading step="changeEmail" subtitle={t('changeEmail.subtitle')}>
        {t('changeEmail.title')}
      </StepHeading>
      <SubmissionForm
        of={change}
        label={t('changeEmail.save')}
        busyLabel={t('changeEmail.saving')}
        canCancel
        others={
          <Button variant="quiet" wide onClick={cancel}>
            {t('cancel')}
          </Button>
        }
      >
        <TextField
          {...form.field('new-email', {
            onChange: (event: { target: { value: string } }) => keep(event.target.value || undefined),
          })}
          label={t('changeEmail.email')}
          type="email"
          autoComplete="email"
          {...asTyped}
          readOnly={change.isBusy}
        />
      </SubmissionForm>
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
