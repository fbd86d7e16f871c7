import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import english from '../../../locales/en/contact-info.json';
import { isApiError } from '../../api/api-error';
import { type NewContact, useAddContact } from '../../lib/add-contact';
import { isEmail } from '../../lib/fields/email';
import { phoneCountries, toE164 } from '../../lib/fields/phone';
import { defineTexts, useText } from '../../lib/i18n';
import { storedLanguage, storedRegion } from '../../lib/language';
import { outcomeOf } from '../../lib/outcomes';
import { showToast } from '../../lib/toasts';
import { useUnsavedChanges } from '../../lib/unsaved';
import { Banner } from '../../ui/Banner';
import { Dialog } from '../../ui/Dialog';
import { focusById } from '../../ui/focus';
import { Form } from '../../ui/Form';
import { PurposeField } from '../../ui/PurposeField';
import { RadioGroup } from '../../ui/RadioGroup';
import { SelectField } from '../../ui/SelectField';
import { SlowNotice } from '../../ui/SlowNotice';
import { TextField } from '../../ui/TextField';
import { addProblems, type ContactMethod, contactsQuery, deleteContact, valueOf } from './contact-info.api';

const texts = defineTexts('contact-info', english);

type Problem = (typeof addProblems)['otherwise'];

/** The modal that adds a contact method, or puts another value in the place of one: the new one is added first, so that nothing is lost. */
export default function ContactForm({ replaces, onClose }: { replaces: ContactMethod | null; onClose: () => void }) {
  const t = useText(texts);
  const formId = useId();
  const queries = useQueryClient();
  const [type, setType] = useState<NewContact['type']>(replaces === null || replaces.type === 'EMAIL' ? 'email' : 'phone');
  const [value, setValue] = useState(replaces === null ? '' : valueOf(replaces));
  const [country, setCountry] = useState(storedRegion());
  const [isPersonal, setPersonal] = useState(replaces?.isPersonal ?? true);
  const [problem, setProblem] = useState<Problem | null>(null);
  useUnsavedChanges(value !== (replaces === null ? '' : valueOf(replaces)));

  const addContact = useAddContact();
  const save = useMutation({
    mutationFn: async (contact: NewContact) => {
      await addContact(contact);
      // The new one stands by now: an old one that stays is told, and can be deleted in the list.
      if (replaces !== null) await deleteContact(replaces).catch(() => showToast('FAILED_TO_DELETE_CONTACT_METHOD'));
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: contactsQuery.queryKey });
      onClose();
    },
    onError: (error) => {
      if (!(isApiError(error) && error.handled)) fail(outcomeOf(error, addProblems));
    },
  });

  function fail(what: Problem) {
    setProblem(what);
    focusById('contact-value');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    setProblem(null);
    const checked = type === 'email' ? (isEmail(value) ? value.trim() : null) : toE164(value, country);
    if (checked === null) fail(type === 'email' ? 'invalidEmail' : 'invalidPhone');
    else save.mutate({ type, value: checked, isPersonal });
  }

  const isAtField = problem !== null && problem !== 'add' && problem !== 'form';
  const shared = {
    id: 'contact-value',
    name: 'contact-value',
    value,
    error: isAtField ? t(`problem.${problem}`) : undefined,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  };
  return (
    <Dialog open title={t(replaces === null ? 'add.title' : 'add.editTitle')} onCancel={onClose} cancelLabel={t('add.cancel')} form={formId} okLabel={t('add.ok')} okBusy={save.isPending} okDisabled={value.trim() === ''}>
      <Form id={formId} onSubmit={submit}>
        {problem !== null && !isAtField && (
          <Banner tone="error" occurrence={save.submittedAt}>
            {t(`problem.${problem}`)}
          </Banner>
        )}
        {replaces === null && (
          <RadioGroup
            legend={t('add.what')}
            name="contact-type"
            value={type}
            options={[
              { value: 'email', label: t('add.email') },
              { value: 'phone', label: t('add.phone') },
            ]}
            onChange={(event) => {
              setType(event.target.value === 'phone' ? 'phone' : 'email');
              setProblem(null);
            }}
          />
        )}
        {type === 'email' ? (
          <TextField {...shared} label={t('add.email')} type="email" autoComplete="email" />
        ) : (
          <>
            <SelectField
              label={t('add.country')}
              name="contact-country"
              autoComplete="tel-country-code"
              value={country}
              options={phoneCountries(storedLanguage()).map(({ code, name, callingCode }) => ({ value: code, label: `${name} (${callingCode})` }))}
              onChange={(event) => setCountry(event.target.value)}
            />
            <TextField {...shared} label={t('add.phone')} type="tel" autoComplete="tel" />
          </>
        )}
        <PurposeField legend={t('add.purpose')} personal={t('personal')} business={t('business')} isPersonal={isPersonal} onChange={setPersonal} />
        <SlowNotice busy={save.isPending} />
      </Form>
    </Dialog>
  );
}
