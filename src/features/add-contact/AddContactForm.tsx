import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type UseFormRegister, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../forms/use-fields';
import { type NewContact, useAddContact } from '../../forms/add-contact';
import { usePersonalInput } from '../../session/use-personal-input';
import { useSubmission } from '../../forms/use-submission';
import { isCompanyProblem } from '../../forms/fields/company-email';
import { type TypedContact, typedContact } from '../../forms/fields/contact';
import { storedRegion } from '../../texts/language';
import { usePageError } from '../../navigation/page-title';
import { leadsToLogout } from '../../navigation/leads-to-logout';
import { paths } from '../../navigation/paths';
import { isOwnRoute, redirectTarget } from '../../navigation/redirects';
import { continueAfterObligation } from '../../session/continue-after-obligation';
import { showToast } from '../../platform/toasts';
import { useAsked } from '../../session/use-asked';
import { authCheckQuery } from '../../session/session';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { LinkButton } from '../../ui/LinkButton';
import { PurposeField } from '../../ui/PurposeField';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { WhenAsked } from '../../ui/WhenAsked';
import { type AddProblem, addProblemOf } from './add-contact.errors';
import { plainText } from '../../ui/plain-text';

interface ValueForm {
  register: UseFormRegister<TypedContact>;
  typed: TypedContact;
  error: string | undefined;
}

interface AddContactFormProps {
  type: 'email' | 'phone';
  schema: z.ZodMiniType<TypedContact, TypedContact>;
  valueField: (form: ValueForm) => ReactNode;
}

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

function Fields({ type, schema, valueField }: AddContactFormProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'add-contact' });
  const { t: tf } = useTranslation('fields');
  const { search } = useLocation();
  const queries = useQueryClient();
  const { kept, keep, forget } = usePersonalInput(`add-${type}`);
  const { register, control, handleSubmit, getValues, setFocus, formState } = useFields({
    resolver: zodResolver(schema),
    defaultValues: keptContact(kept),
  });
  const typed = useWatch({ control, compute: (values: TypedContact) => values });
  const addContact = useAddContact();
  const add = useSubmission((contact: NewContact) => addContact(contact).then(forget), {
    onSuccess: () => {
      showToast('success', 'SAVED_CONTACT_METHOD');
      void queries.invalidateQueries({ refetchType: 'none' });
      void continueAfterObligation(search, paths.home());
    },
    onError: () => setFocus('value'),
  });
  const isBusy = add.isBusy || add.isDone;
  const isWrong = formState.errors.value !== undefined;
  const problem = isWrong ? 'invalid' : add.error === null ? null : addProblemOf(add.error);
  const fieldProblem = problem === 'add' || problem === 'connection' ? null : problem;
  const cancelTarget = redirectTarget(search, paths.logout(), 'cancelUrl');
  usePageError(problem !== null);

  function change() {
    const now = getValues();
    keep(now.value === '' ? undefined : now);
    if (fieldProblem !== null) forgive();
  }

  /** Hides the failure, because it was about the earlier input. */
  function forgive() {
    if (add.error !== null) add.cancel();
  }

  function textOf(problem: Exclude<AddProblem, 'add' | 'connection'>): string {
    return isCompanyProblem(problem) ? tf(`email.${problem}`) : t(`${type}.problem.${problem}`);
  }

  function submit({ value, purpose }: TypedContact) {
    const kind = type === 'email' ? 'EMAIL' : 'PHONE';
    if (!add.isDone) add.submit({ kind, value, isPersonal: purpose === 'personal' });
  }

  return (
    <>
      <StepHeading subtitle={t(`${type}.subtitle`)}>{t(`${type}.title`)}</StepHeading>
      <Form onSubmit={(event) => void handleSubmit(submit, forgive)(event)} onChange={change}>
        {valueField({ register, typed, error: fieldProblem === null ? undefined : textOf(fieldProblem) })}
        <PurposeField
          {...register('purpose')}
          legend={t('purpose')}
          personal={t('personal')}
          business={t('business')}
        />
        <FormMessage>
          {(problem === 'add' || problem === 'connection') && (
            <Banner tone="error" announceKey={add.announceKey}>
              {problem === 'add' ? t(`${type}.problem.add`) : t('connection')}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton busy={isBusy} busyLabel={t('adding')} isReady={plainText(typed.value) !== ''}>
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

function keptContact(kept: unknown): TypedContact {
  return typedContact.safeParse(kept).data ?? { value: '', country: storedRegion(), purpose: 'personal' };
}
