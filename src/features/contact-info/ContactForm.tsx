import { type FormEvent, useId, useState } from 'react';
import english from '../../../locales/en/contact-info.json';
import { isEmail } from '../../lib/forms/fields/email';
import { countryOfPhone, toE164 } from '../../lib/forms/fields/phone';
import { usePhoneCountries } from '../../lib/forms/fields/use-phone-countries';
import { defineTexts, useText } from '../../lib/i18n/i18n';
import { storedRegion } from '../../lib/i18n/language';
import { usePageError } from '../../lib/navigation/page-title';
import { confirmLeave, useUnsavedChanges } from '../../lib/forms/unsaved';
import { Banner } from '../../ui/Banner';
import { Dialog } from '../../ui/Dialog';
import { focusById } from '../../ui/focus';
import { Form } from '../../ui/Form';
import { PurposeField } from '../../ui/PurposeField';
import { RadioGroup } from '../../ui/RadioGroup';
import { SelectField } from '../../ui/SelectField';
import { SlowNotice } from '../../ui/SlowNotice';
import { TextField } from '../../ui/TextField';
import { type Entry, type ListedContact, valueOf } from './contact-info.api';
import { useSaveContact, VALUE_FIELD } from './use-save-contact';

const texts = defineTexts('contact-info', english);

const PHONE_KINDS = ['PHONE', 'VOICE', 'TEXT'] as const;
const KINDS = ['EMAIL', ...PHONE_KINDS] as const;

interface ContactFormProps {
  /** The contact to edit; null adds a contact. */
  replaces: ListedContact | null;
  /** `saved` is the address or number now in the list; undefined when nothing was saved. */
  onClose: (saved?: string) => void;
}

/** The modal that adds or edits a contact method. Only Cancel, or a confirmed question, discards the user's input. */
export default function ContactForm({ replaces, onClose }: ContactFormProps) {
  const t = useText(texts);
  const formId = useId();
  const countries = usePhoneCountries();
  const before: Entry =
    replaces === null ? NOTHING : { kind: replaces.type, value: replaces.shown, isPersonal: replaces.isPersonal };
  const [kind, setKind] = useState(before.kind);
  const [value, setValue] = useState(before.value);
  const [country, setCountry] = useState((replaces && countryOfPhone(valueOf(replaces))) ?? storedRegion());
  const [isPersonal, setPersonal] = useState(before.isPersonal);
  const { problem, isBusy, announceKey, fail, forget, submit } = useSaveContact(replaces, onClose);
  usePageError(problem !== null);
  useUnsavedChanges(
    value !== before.value || (replaces !== null && (isPersonal !== before.isPersonal || kind !== before.kind)),
  );
  const isEmailForm = kind === 'EMAIL';
  // Editing cannot turn an email address into a number, or a number into an address.
  const kinds = replaces === null ? KINDS : isEmailForm ? [] : PHONE_KINDS;

  function check(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const checked = isEmailForm ? (isEmail(value) ? value.trim() : null) : toE164(value, country);
    if (checked === null) fail(isEmailForm ? 'invalidEmail' : 'invalidPhone');
    else submit({ kind, value: checked, isPersonal });
  }

  async function dismiss() {
    if (await confirmLeave()) onClose();
    // The press on the backdrop moved the focus away from the field.
    else focusById(VALUE_FIELD);
  }

  const isAtField = problem !== null && problem !== 'add' && problem !== 'form' && problem !== 'gone';
  const shared = {
    id: VALUE_FIELD,
    name: VALUE_FIELD,
    value,
    error: isAtField ? t(`problem.${problem}`) : undefined,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  };
  return (
    <Dialog
      open
      title={t(replaces === null ? 'add.title' : 'add.editTitle')}
      onCancel={() => onClose()}
      onDismiss={() => void dismiss()}
      cancelLabel={t('add.cancel')}
      form={formId}
      okLabel={t('add.ok')}
      okBusy={isBusy}
      okDisabled={value.trim() === ''}
    >
      <Form id={formId} onSubmit={check}>
        {problem !== null && !isAtField && (
          <Banner tone="error" announceKey={announceKey}>
            {t(`problem.${problem}`)}
          </Banner>
        )}
        {kinds.length > 0 && (
          <RadioGroup
            legend={t('add.what')}
            name="contact-type"
            value={kind}
            options={kinds.map((one) => ({ value: one, label: t(LABELS[one]) }))}
            onChange={(event) => {
              setKind(kinds.find((one) => one === event.target.value) ?? kind);
              forget();
            }}
          />
        )}
        {isEmailForm ? (
          <TextField {...shared} label={t('add.email')} type="email" autoComplete="email" />
        ) : (
          <>
            <SelectField
              label={t('add.country')}
              name="contact-country"
              autoComplete="tel-country-code"
              value={country}
              options={countries.map(({ code, name, callingCode }) => ({
                value: code,
                label: `${name} (${callingCode})`,
              }))}
              onChange={(event) => setCountry(event.target.value)}
            />
            <TextField {...shared} label={t('add.phone')} type="tel" autoComplete="tel" />
          </>
        )}
        <PurposeField
          legend={t('add.purpose')}
          personal={t('personal')}
          business={t('business')}
          isPersonal={isPersonal}
          onChange={setPersonal}
        />
        <SlowNotice busy={isBusy} />
      </Form>
    </Dialog>
  );
}

const NOTHING: Entry = { kind: 'EMAIL', value: '', isPersonal: true };
const LABELS = { EMAIL: 'add.email', PHONE: 'add.phone', VOICE: 'add.voice', TEXT: 'add.text' } as const;
