import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { recordOf } from '../../api/response/record';
import { type NewContact, useAddContact } from '../../lib/forms/add-contact';
import { keptText, usePersonalInput } from '../../lib/forms/kept/use-personal-input';
import { useSubmission } from '../../lib/forms/use-submission';
import { isCompanyProblem } from '../../lib/forms/fields/company-email';
import { storedRegion } from '../../lib/i18n/language';
import { usePageError } from '../../lib/navigation/page-title';
import { leadsToLogout } from '../../lib/navigation/leads-to-logout';
import { paths } from '../../lib/navigation/paths';
import { isOwnRoute, redirectTarget } from '../../lib/navigation/redirects';
import { continueAfterObligation } from '../../lib/obligations/continue-after-obligation';
import { showToast } from '../../lib/feedback/toasts';
import { useAsked } from '../../lib/obligations/use-asked';
import { authCheckQuery } from '../../lib/session/session';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { focusById } from '../../ui/focus';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { LinkButton } from '../../ui/LinkButton';
import { PurposeField } from '../../ui/PurposeField';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { WhenAsked } from '../../ui/WhenAsked';
import { type AddProblem, addProblemOf } from './add-contact.errors';

interface AddContactFormProps {
  type: 'email' | 'phone';
  /** Converts the typed text into the request value; null when it is not a valid address or number. */
  toValue: (typed: string, country: string) => string | null;
  /** The field for the country of a number. */
  countryField?: (country: string, change: (country: string) => void) => ReactNode;
}

/**
 * The form that adds a contact (see docs/product/2-screens.md). After success it goes to redirectUrl or "/", on cancel
 * to cancelUrl or /auth/logout.
 */
export function AddContactForm(props: AddContactFormProps) {
  const check = useQuery(authCheckQuery);
  // Single-sign-on users reach the page only through an obligation.
  const asked = useAsked({ isLimited: check.data?.isSingleSignOn === true });
  return (
    <WhenAsked asked={asked}>
      <Fields {...props} />
    </WhenAsked>
  );
}

function Fields({ type, toValue, countryField }: AddContactFormProps) {
  const { t } = useTranslation('add-contact');
  const { t: tf } = useTranslation('fields');
  const { search } = useLocation();
  const queries = useQueryClient();
  const { kept, keep, forget } = usePersonalInput(`add-${type}`);
  const [entry, setEntry] = useState(() => keptEntry(kept));
  const { typed, country, isPersonal } = entry;
  const [problem, setProblem] = useState<AddProblem | null>(null);
  const addContact = useAddContact();
  const add = useSubmission((contact: NewContact) => addContact(contact).then(forget), {
    onSuccess: () => {
      showToast('SAVED_CONTACT_METHOD');
      // The user, the contact list and the obligations have changed.
      void queries.invalidateQueries({ refetchType: 'none' });
      void continueAfterObligation(search, paths.home());
    },
    onError: (error) => fail(addProblemOf(error)),
  });
  const isBusy = add.isBusy || add.isDone;
  const fieldProblem = problem === null || problem === 'add' || problem === 'connection' ? null : problem;
  const cancelTarget = redirectTarget(search, paths.logout(), 'cancelUrl');
  usePageError(problem !== null);

  function change(more: Partial<typeof entry>) {
    const next = { ...entry, ...more };
    setEntry(next);
    keep(next.typed === '' ? undefined : next);
    // Judges a refused value again, so that a corrected one does not stay red until the next submit.
    const isStillInvalid = problem === 'invalid' && toValue(next.typed, next.country) === null;
    if (fieldProblem !== null && !isStillInvalid) setProblem(null);
  }

  function fail(what: AddProblem) {
    setProblem(what);
    focusById('contact-value');
  }

  function textOf(problem: Exclude<AddProblem, 'add' | 'connection'>): string {
    return isCompanyProblem(problem) ? tf(`email.${problem}`) : t(`${type}.problem.${problem}`);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(null);
    const value = toValue(typed, country);
    if (value === null) fail('invalid');
    else add.submit({ kind: type === 'email' ? 'EMAIL' : 'PHONE', value, isPersonal });
  }

  return (
    <>
      <StepHeading subtitle={t(`${type}.subtitle`)}>{t(`${type}.title`)}</StepHeading>
      <Form onSubmit={submit}>
        {countryField?.(country, (next) => change({ country: next }))}
        <TextField
          id="contact-value"
          name="contact-value"
          label={t(`${type}.field`)}
          hint={type === 'email' ? t('email.hint') : undefined}
          type={type === 'email' ? 'email' : 'tel'}
          autoComplete={type === 'email' ? 'email' : 'tel'}
          value={typed}
          error={fieldProblem === null ? undefined : textOf(fieldProblem)}
          onChange={(event) => change({ typed: event.target.value })}
        />
        <PurposeField
          legend={t('purpose')}
          personal={t('personal')}
          business={t('business')}
          isPersonal={isPersonal}
          onChange={(next) => change({ isPersonal: next })}
        />
        <FormMessage>
          {(problem === 'add' || problem === 'connection') && (
            <Banner tone="error" announceKey={add.announceKey}>
              {problem === 'add' ? t(`${type}.problem.add`) : t('connection')}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton busy={isBusy} busyLabel={t('adding')} isReady={typed.trim() !== ''}>
          {t(`${type}.add`)}
        </SubmitButton>
        <SlowNotice busy={isBusy} />
      </Form>
      <LinkButton variant="quiet" wide {...(isOwnRoute(cancelTarget) ? { to: cancelTarget } : { href: cancelTarget })}>
        {t(leadsToLogout(cancelTarget) ? 'logout' : 'cancel')}
      </LinkButton>
    </>
  );
}

/** What was kept of the form. */
function keptEntry(kept: unknown) {
  const { typed, country, isPersonal } = recordOf(kept);
  return {
    typed: keptText(typed) ?? '',
    country: keptText(country) ?? storedRegion(),
    isPersonal: isPersonal !== false,
  };
}
