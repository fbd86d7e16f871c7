import '../registration.css';
import { useState } from 'react';
import { type FieldErrors, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../forms/PhoneField';
import { TermsField } from '../../../forms/TermsField';
import { useFields } from '../../../forms/use-fields';
import { email } from '../../../forms/fields/email';
import { readKept } from '../../../forms/kept-input';
import { useKeepInput } from '../../../forms/use-keep-input';
import { storedRegion } from '../../../texts/language';
import { usePageError } from '../../../navigation/page-title';
import { nameOrder, personName } from '../../../texts/person-name';
import { Banner } from '../../../ui/Banner';
import { SubmitButton } from '../../../ui/Button';
import { Countdown } from '../../../ui/Countdown';
import { ErrorSummary, type SummaryError } from '../../../ui/ErrorSummary';
import { Facts } from '../../../ui/Facts';
import { Form } from '../../../ui/Form';
import { FormMessage } from '../../../ui/FormMessage';
import { SlowNotice } from '../../../ui/SlowNotice';
import { StepHeading } from '../../../ui/StepHeading';
import { StepIndicator } from '../../../ui/StepIndicator';
import { TextField } from '../../../ui/TextField';
import { DuplicateEmail, useEmailProblemText } from './DuplicateEmail';
import { asksName, initialPersonalInfo, isComplete, type PersonalInfo, personalInfoSchema } from './personal-info';
import { plainId } from '../../../ui/plain-text';
import { type PersonalInfoStepProps, useSendCode } from './use-send-code';

const KEPT = 'personalInfo';
const AFTER_NAME = ['email', 'confirmEmail', 'phone', 'termsAccepted'] as const;
const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

export function PersonalInfoStep(step: PersonalInfoStepProps) {
  const { link, person } = step;
  const { t, i18n } = useTranslation('registration', { keyPrefix: 'create-account' });
  const emailText = useEmailProblemText();
  const { invitation } = link;
  const isSso = link.kind === 'ssoRegistration';
  const withName = asksName(isSso, invitation);
  const [initial] = useState(() => initialPersonalInfo(readKept(KEPT), person, invitation, storedRegion()));
  const { register, field, messageOf, control, handleSubmit, getValues, setFocus, formState } = useFields({
    schema: personalInfoSchema(isSso, withName),
    defaultValues: initial,
    shouldFocusError: false,
  });
  const { errors } = formState;
  const values = useWatch({ control });
  const keep = useKeepInput<Omit<PersonalInfo, 'termsAccepted'>>(KEPT);
  const [summary, setSummary] = useState<readonly SummaryError[]>([]);
  const address = plainId(values.email ?? '');
  const code = useSendCode(step, address, () => setFocus('email'));
  const { problem, until } = code;
  // A field that the user has corrected leaves the list.
  const stillWrong = summary.filter(({ fieldId }) => Object.hasOwn(errors, fieldId));
  const isBanner = problem === 'connection' || problem === 'failed' || until !== undefined;
  usePageError(problem !== null || stillWrong.length > 0);

  function confirmationError(message: string | undefined): string | undefined {
    if (message === undefined) return undefined;
    return t(message === 'confirmEmail.required' ? 'confirmEmail.required' : 'confirmEmail.mismatch');
  }

  /** A consent is given again. */
  function keepTyped() {
    const { termsAccepted: _consent, ...others } = getValues();
    keep(others);
  }

  function submit(typed: PersonalInfo) {
    setSummary([]);
    if (until === undefined) code.submit(typed);
  }

  function fail(found: FieldErrors<PersonalInfo>) {
    const wrong = [...nameOrder(i18n.language), ...AFTER_NAME].flatMap((name) => {
      const rule = found[name]?.message;
      const message = name === 'confirmEmail' ? confirmationError(rule) : messageOf(rule);
      return message === undefined ? [] : [{ fieldId: name, message, name }];
    });
    const [first, ...others] = wrong;
    if (first !== undefined && others.length === 0) setFocus(first.name);
    setSummary(others.length === 0 ? [] : wrong);
  }

  const isConfirmed = !isSso && formState.touchedFields.confirmEmail === true;
  const emailField = field('email', {
    // A confirmation that the user has not reached yet is not missing.
    deps: isConfirmed ? ['confirmEmail'] : [],
    onBlur: () => code.leave(email.safeParse(getValues('email')).data ?? null),
  });
  return (
    <>
      <StepIndicator step={1} total={isSso ? 2 : 3} />
      <StepHeading
        step="personalInfo"
        subtitle={
          invitation.companyName === undefined
            ? t('personalInfo.subtitleWithoutCompany')
            : t('personalInfo.subtitle', { company: invitation.companyName })
        }
      >
        {t('personalInfo.title')}
      </StepHeading>
      <Form onSubmit={(event) => void handleSubmit(submit, fail)(event)} onChange={keepTyped}>
        <ErrorSummary errors={stillWrong} announceKey={formState.submitCount} />
        {withName ? (
          <div className="registration-names">
            {nameOrder(i18n.language).map((name) => (
              <TextField
                key={name}
                {...field(name)}
                label={t(`personalInfo.${name}`)}
                autoComplete={AUTO_COMPLETE[name]}
              />
            ))}
          </div>
        ) : (
          <Facts
            facts={[{ name: t('personalInfo.name'), value: personName(invitation, i18n.language), verbatim: true }]}
          />
        )}
        <TextField
          {...emailField}
          label={t('personalInfo.email')}
          hint={t('personalInfo.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={emailField.error ?? (problem !== null && !isBanner ? emailText(problem) : undefined)}
        />
        {problem === 'taken' && <DuplicateEmail key={address} address={address} />}
        {!isSso && (
          <>
            <TextField
              {...register('confirmEmail')}
              label={t('personalInfo.confirmEmail')}
              type="email"
              inputMode="email"
              autoComplete="email"
              error={confirmationError(errors.confirmEmail?.message)}
            />
            <PhoneField
              country={register('phoneCountry', { deps: ['phone'] })}
              chosenCountry={values.phoneCountry ?? ''}
              number={field('phone')}
              optional
            />
          </>
        )}
        <TermsField {...field('termsAccepted')} />
        <FormMessage>
          {isBanner && (
            <Banner tone="error" announceKey={code.announceKey}>
              <p>{emailText(problem ?? 'connection')}</p>
              {until !== undefined && <Countdown until={until} onEnd={code.endWait} />}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton
          busy={code.isBusy}
          busyLabel={t('personalInfo.sending')}
          isReady={isComplete(values, isSso, withName) && until === undefined}
        >
          {t('personalInfo.next')}
        </SubmitButton>
        <SlowNotice busy={code.isBusy} />
      </Form>
    </>
  );
}
