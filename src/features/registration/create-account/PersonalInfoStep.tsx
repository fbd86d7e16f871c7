import '../registration.css';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../forms/PhoneField';
import { TermsField } from '../../../forms/TermsField';
import { useFields } from '../../../forms/use-fields';
import { SubmissionForm } from '../../../forms/SubmissionForm';
import { email } from '../../../forms/fields/email';
import { useEntryInput } from '../../../forms/kept-input/use-entry-input';
import { storedRegion } from '../../../texts/language';
import { usePageError } from '../../../navigation/page-title';
import { nameOrder, personName } from '../../../texts/person-name';
import { Banner } from '../../../ui/Banner';
import { ErrorSummary, type SummaryError } from '../../../ui/ErrorSummary';
import { Facts } from '../../../ui/Facts';
import { StepHeading } from '../../../ui/StepHeading';
import { StepIndicator } from '../../../ui/StepIndicator';
import { TextField } from '../../../ui/TextField';
import { emailMessage, isAtAddress } from './create-account.errors';
import { DuplicateEmail } from './DuplicateEmail';
import { asksName, initialPersonalInfo, type PersonalInfo, personalInfoSchema } from './personal-info';
import { plainId } from '../../../ui/plain-text';
import { type PersonalInfoStepProps, useSendCode } from './use-send-code';

const AFTER_NAME = ['email', 'confirmEmail', 'phone', 'termsAccepted'] as const;
const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

export function PersonalInfoStep(step: PersonalInfoStepProps) {
  const { link, state } = step;
  const { t, i18n } = useTranslation('registration', { keyPrefix: 'create-account' });
  const { invitation } = link;
  const isSso = link.kind === 'ssoRegistration';
  const withName = asksName(isSso, invitation);
  const { kept, keep } = useEntryInput('personalInfo', z.unknown());
  const [initial] = useState(() => initialPersonalInfo(kept, state.person, invitation, storedRegion()));
  const form = useFields({
    schema: personalInfoSchema(isSso, withName),
    defaultValues: initial,
    shouldFocusError: false,
  });
  const { register, field, messageOf, typed, getValues, setFocus, formState } = form;
  const { errors } = formState;
  const [summary, setSummary] = useState<readonly SummaryError[]>([]);
  const address = plainId(typed.email);
  const { send, problem, leave } = useSendCode(step, { ...form, handleSubmit }, address);
  // A field that the user has corrected leaves the list.
  const stillWrong = summary.filter(({ fieldId }) => Object.hasOwn(errors, fieldId));
  const checked = problem === null ? undefined : emailMessage(problem);
  const isBanner = problem !== null && !isAtAddress(problem);
  const isTaken = (errors.email?.message ?? checked) === emailMessage('taken');
  usePageError(problem !== null);

  function confirmationError(message: string | undefined): string | undefined {
    if (message === undefined) return undefined;
    return t(message === 'confirmEmail.required' ? 'confirmEmail.required' : 'confirmEmail.mismatch');
  }

  /** A consent is given again. */
  function keepTyped() {
    const { termsAccepted: _consent, ...others } = getValues();
    keep(others);
  }

  function handleSubmit(submit: (typed: PersonalInfo) => void, onInvalid: () => void) {
    const start = (typed: PersonalInfo) => {
      setSummary([]);
      submit(typed);
    };
    return form.handleSubmit(start, (found) => {
      onInvalid();
      fail(found);
    });
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
    onBlur: () => leave(email.safeParse(getValues('email')).data ?? null),
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
      <SubmissionForm
        of={send}
        label={t('personalInfo.next')}
        busyLabel={t('personalInfo.sending')}
        message={isBanner && send.problem === null && <Banner tone="error">{messageOf(checked)}</Banner>}
        onChange={keepTyped}
      >
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
          error={emailField.error ?? (isBanner ? undefined : messageOf(checked))}
        />
        {isTaken && <DuplicateEmail key={address} address={address} />}
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
              chosenCountry={typed.phoneCountry}
              number={field('phone')}
              optional
            />
          </>
        )}
        <TermsField {...field('termsAccepted')} />
      </SubmissionForm>
    </>
  );
}
