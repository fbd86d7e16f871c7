import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { type Fields, useFields } from '../../forms/use-fields';
import { useAddContact } from '../../forms/add-contact';
import { usePersonalInput } from '../../forms/kept-input/use-personal-input';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useSubmission } from '../../forms/use-submission';
import { type TypedContact, typedContact } from '../../forms/fields/contact';
import { storedRegion } from '../../texts/language';
import { leadsToLogout, paths } from '../../navigation/paths';
import { linkTo, redirectTarget } from '../../navigation/redirects';
import { continueAfterObligation } from '../../session/handle-obligation';
import { showToast } from '../../navigation/toasts';
import { authCheckQuery } from '../../session/session';
import { LinkButton } from '../../ui/LinkButton';
import { PurposeField } from '../../ui/PurposeField';
import { StepHeading } from '../../ui/StepHeading';
import { WhenObliged } from '../../forms/WhenObliged';
import { addProblem } from './add-contact.errors';

interface AddContactFormProps {
  type: 'email' | 'phone';
  schema: z.ZodMiniType<TypedContact, TypedContact>;
  valueField: (form: Fields<TypedContact>) => ReactNode;
}

export function AddContactForm(props: AddContactFormProps) {
  const check = useQuery(authCheckQuery);
  // Single-sign-on users reach the page only through an obligation.
  return (
    <WhenObliged isLimited={check.data?.isSingleSignOn === true}>
      <ContactFields {...props} />
    </WhenObliged>
  );
}

function ContactFields({ type, schema, valueField }: AddContactFormProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'add-contact' });
  const { search } = useLocation();
  const queries = useQueryClient();
  const nothing: TypedContact = { value: '', country: storedRegion(), purpose: 'personal' };
  const { kept = nothing, keep, forget } = usePersonalInput(`add-${type}`, typedContact);
  const form = useFields({ schema, defaultValues: kept });
  const addContact = useAddContact();
  const add = useSubmission(
    async ({ value, purpose }: TypedContact) => {
      await addContact({ kind: type === 'email' ? 'EMAIL' : 'PHONE', value, isPersonal: purpose === 'personal' }, null);
      forget();
    },
    {
      form,
      problemOf: (error) => addProblem(error, type),
      onSuccess: () => {
        showToast('success', 'SAVED_CONTACT_METHOD');
        void queries.invalidateQueries({ refetchType: 'none' });
        void continueAfterObligation(search, paths.home());
      },
    },
  );
  const cancelTarget = redirectTarget(search, paths.logout(), 'cancelUrl');

  function change() {
    const now = form.getValues();
    keep(now.value === '' ? undefined : now);
  }

  return (
    <>
      <StepHeading subtitle={t(`${type}.subtitle`)}>{t(`${type}.title`)}</StepHeading>
      <SubmissionForm of={add} label={t(`${type}.add`)} busyLabel={t('adding')} onChange={change}>
        {valueField(form)}
        <PurposeField
          {...form.register('purpose')}
          legend={t('purpose')}
          personal={t('personal')}
          business={t('business')}
        />
      </SubmissionForm>
      <LinkButton variant="quiet" wide {...linkTo(cancelTarget)}>
        {t(leadsToLogout(cancelTarget) ? 'logout' : 'cancel')}
      </LinkButton>
    </>
  );
}
