import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailProblem } from '../../forms/fields/email';
import { isCompanyProblem } from '../../forms/fields/company-email';
import { keptText, usePersonalState } from '../../session/use-personal-input';
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

interface ChangeEmailProps {
  email: string;
  problem: ChangeProblem | null;
  flow: EmailVerificationFlow;
}

export function ChangeEmail({ email: oldEmail, problem, flow: { dispatch, change, leave } }: ChangeEmailProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'email-verification' });
  const { t: tf } = useTranslation('fields');
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail, forget] = usePersonalState(CHANGE_EMAIL_FORM, '', keptText);
  const [tries, setTries] = useState(0);
  const isAtField = problem !== null && problem !== 'connection' && problem !== 'unexpected';
  const isBusy = change.isBusy;
  usePageError(problem !== null && !isBusy);

  useLayoutEffect(() => {
    if (isAtField) field.current?.focus();
  }, [isAtField, tries, change.announceKey]);

  function cancel() {
    forget();
    leave('cancel');
  }

  function textOf(problem: Exclude<ChangeProblem, 'connection'>): string {
    return isCompanyProblem(problem) ? tf(`email.${problem}`) : t(`changeEmail.problem.${problem}`);
  }

  /** Validates a refused address again with each key, so that a corrected one does not stay red. */
  function judgeAgain(typed: string) {
    if (problem === null) return;
    const found = problem === 'required' || problem === 'invalid' ? emailProblem(typed) : null;
    dispatch({ type: 'change-refused', problem: found });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setTries(tries + 1);
    const found = emailProblem(email);
    dispatch({ type: 'change-refused', problem: found });
    if (found === null) change.submit({ emailAddress: plainId(email), oldEmail });
  }

  return (
    <>
      <StepHeading step="changeEmail" subtitle={t('changeEmail.subtitle')}>
        {t('changeEmail.title')}
      </StepHeading>
      <Form onSubmit={submit}>
        <TextField
          ref={field}
          label={t('changeEmail.email')}
          name="new-email"
          type="email"
          autoComplete="email"
          {...asTyped}
          value={email}
          readOnly={isBusy}
          error={isAtField ? textOf(problem) : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            judgeAgain(event.target.value);
          }}
        />
        <FormMessage>
          {problem !== null && !isAtField && !isBusy && (
            <Banner tone="error" announceKey={change.announceKey}>
              {problem === 'connection' ? t('connection') : t('changeEmail.problem.unexpected')}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton busy={isBusy} busyLabel={t('changeEmail.saving')} isReady={plainId(email) !== ''}>
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
