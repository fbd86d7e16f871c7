import { type FormEvent, useId, useState } from 'react';
import { recordOf } from '../../api/response/record';
import { isEmail } from '../../lib/forms/fields/email';
import { countryOfPhone, toE164 } from '../../lib/forms/fields/phone';
import { fieldTexts } from '../../lib/forms/fields/texts';
import { isCompanyProblem } from '../../lib/forms/fields/company-email';
import { usePhoneCountries } from '../../lib/forms/fields/use-phone-countries';
import { useText } from '../../lib/i18n/i18n';
import { storedRegion } from '../../lib/i18n/language';
import { usePageError } from '../../lib/navigation/page-title';
import { keptText, usePersonalInput } from '../../lib/forms/kept/use-personal-input';
import { confirmLeave, useUnsavedChanges } from '../../lib/forms/unsaved';
import { Banner } from '../../ui/Banner';
import { Dialog } from '../../ui/Dialog';
import { focusById } from '../../ui/focus';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { PurposeField } from '../../ui/PurposeField';
import { RadioGroup } from '../../ui/RadioGroup';
import { SelectField } from '../../ui/SelectField';
import { SlowNotice } from '../../ui/SlowNotice';
import { TextField } from '../../ui/TextField';
import { type Entry, type ListedContact, valueOf } from './contact-info.api';
import type { ContactFormName } from './kept-contact';
import { type SaveProblem, useSaveContact, VALUE_FIELD } from './use-save-contact';
import { contactInfoTexts } from './texts';

const PHONE_KINDS = ['PHONE', 'VOICE', 'TEXT'] as const;
const KINDS = ['EMAIL', ...PHONE_KINDS] as const;
const NOTHING: Entry = { kind: 'EMAIL', value: '', isPersonal: true };
const LABELS = { EMAIL: 'add.email', PHONE: 'add.phone', VOICE: 'add.voice', TEXT: 'add.text' } as const;

interface ContactFormProps {
  name: ContactFormName;
  /** The contact to edit; null adds a contact. */
  replaces: ListedContact | null;
  /** `saved` is the address or number now in the list; undefined when nothing was saved. */
  onClose: (saved?: string) => void;
}

/** The modal that adds or edits a contact method. Only Cancel, or a confirmed question, discards the user's input. */
export default function ContactForm({ name, replaces, onClose }: ContactFormProps) {
  const t = useText(contactInfoTexts);
  const tf = useText(fieldTexts);
  const formId = useId();
  const countries = usePhoneCountries();
  const before: Entry =
    replaces === null ? NOTHING : { kind: replaces.type, value: replaces.shown, isPersonal: replaces.isPersonal };
  const { kept, keep, forget } = usePersonalInput(name);
  const [entry, setEntry] = useState(() =>
    keptEntry(kept, {
      ...before,
      other: '',
      country: (replaces && countryOfPhone(valueOf(replaces))) ?? storedRegion(),
    }),
  );
  const { kind, value, other, country, isPersonal } = entry;
  const { problem, isBusy, announceKey, fail, forgive, submit } = useSaveContact(replaces, close);
  // The other problems show in a banner.
  const isAtField = problem !== null && problem !== 'add' && problem !== 'form' && problem !== 'gone';
  usePageError(problem !== null);
  const isChanged = (now: typeof entry) =>
    now.value !== before.value ||
    now.other !== '' ||
    (replaces !== null && (now.isPersonal !== before.isPersonal || now.kind !== before.kind));
  useUnsavedChanges(isChanged(entry), forget);
  const isEmailForm = kind === 'EMAIL';
  // Editing cannot turn an email address into a number, or a number into an address.
  const kinds = replaces === null ? KINDS : isEmailForm ? [] : PHONE_KINDS;

  function change(more: Partial<typeof entry>) {
    const next = { ...entry, ...more };
    setEntry(next);
    keep(isChanged(next) ? { ...next, replaces: replaces?.id } : undefined);
    // Judges a refused value again, so that a corrected one does not stay red until the next submit.
    const isInvalid = problem === 'invalidEmail' || problem === 'invalidPhone';
    if (isAtField && !(isInvalid && toContact(next.value, next.country) === null)) forgive();
  }

  function toContact(text: string, of: string): string | null {
    if (!isEmailForm) return toE164(text, of);
    return isEmail(text) ? text.trim() : null;
  }

  function close(saved?: string) {
    forget();
    onClose(saved);
  }

  function check(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const checked = toContact(value, country);
    if (checked === null) fail(isEmailForm ? 'invalidEmail' : 'invalidPhone');
    else submit({ kind, value: checked, isPersonal });
  }

  function textOf(problem: SaveProblem): string {
    return isCompanyProblem(problem) ? tf(`email.${problem}`) : t(`problem.${problem}`);
  }

  async function dismiss() {
    if (await confirmLeave()) close();
    // The press on the backdrop moved the focus away from the field.
    else focusById(VALUE_FIELD);
  }

  const shared = {
    id: VALUE_FIELD,
    name: VALUE_FIELD,
    value,
    error: isAtField ? textOf(problem) : undefined,
    onChange: (event: { target: { value: string } }) => change({ value: event.target.value }),
  };
  return (
    <Dialog
      open
      title={t(replaces === null ? 'add.title' : 'add.editTitle')}
      onCancel={() => close()}
      onDismiss={() => void dismiss()}
      cancelLabel={t('add.cancel')}
      form={formId}
      okLabel={t('add.ok')}
      okBusy={isBusy}
      okDisabled={value.trim() === ''}
    >
      <Form id={formId} onSubmit={check}>
        {kinds.length > 0 && (
          <RadioGroup
            legend={t('add.what')}
            name="contact-type"
            value={kind}
            options={kinds.map((one) => ({ value: one, label: t(LABELS[one]) }))}
            onChange={(event) => {
              const next = kinds.find((one) => one === event.target.value) ?? kind;
              // An address is no number, so each has its own text. The other one waits for the way back.
              const isOther = (next === 'EMAIL') !== isEmailForm;
              change({ kind: next, ...(isOther && { value: other, other: value }) });
              forgive();
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
              options={countries}
              onChange={(event) => change({ country: event.target.value })}
            />
            <TextField {...shared} label={t('add.phone')} type="tel" autoComplete="tel" />
          </>
        )}
        <PurposeField
          name="contact-purpose"
          legend={t('add.purpose')}
          personal={t('personal')}
          business={t('business')}
          value={isPersonal ? 'personal' : 'business'}
          onChange={(event) => change({ isPersonal: event.target.value === 'personal' })}
        />
        <FormMessage>
          {problem !== null && !isAtField && (
            <Banner tone="error" announceKey={announceKey}>
              {textOf(problem)}
            </Banner>
          )}
        </FormMessage>
        <SlowNotice busy={isBusy} />
      </Form>
    </Dialog>
  );
}

/** What was kept of the form; `fallback` for a form without kept input. */
function keptEntry<Fields extends Entry & { country: string; other: string }>(kept: unknown, fallback: Fields): Fields {
  const { kind, value, other, country, isPersonal } = recordOf(kept);
  return {
    ...fallback,
    kind: KINDS.find((one) => one === kind) ?? fallback.kind,
    value: keptText(value) ?? fallback.value,
    other: keptText(other) ?? fallback.other,
    country: keptText(country) ?? fallback.country,
    isPersonal: typeof isPersonal === 'boolean' ? isPersonal : fallback.isPersonal,
  };
}
