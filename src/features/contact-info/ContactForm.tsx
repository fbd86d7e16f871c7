import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../forms/PhoneField';
import { useFields } from '../../forms/use-fields';
import { emailContact, typedContact } from '../../forms/fields/contact';
import { countryOfPhone, inE164 } from '../../forms/fields/phone';
import { isCompanyProblem } from '../../forms/fields/company-email';
import { storedRegion } from '../../texts/language';
import { usePageError } from '../../navigation/page-title';
import { usePersonalInput } from '../../session/use-personal-input';
import { confirmLeave, useUnsavedChanges } from '../../forms/unsaved';
import { Banner } from '../../ui/Banner';
import { Dialog } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { PurposeField } from '../../ui/PurposeField';
import { RadioGroup } from '../../ui/RadioGroup';
import { SlowNotice } from '../../ui/SlowNotice';
import { TextField } from '../../ui/TextField';
import { type ListedContact, valueOf } from './contact-info.api';
import { type ContactFormName, type SaveProblem, useSaveContact } from './use-save-contact';
import { plainText } from '../../ui/plain-text';

const KINDS = ['EMAIL', 'PHONE'] as const;
const LABELS = { EMAIL: 'add.email', PHONE: 'add.phone' } as const;
/** A contact of the type PHONE takes calls and text messages. */
const USES = ['PHONE', 'VOICE', 'TEXT'] as const;
const USE_LABELS = { PHONE: 'add.both', VOICE: 'kind.VOICE', TEXT: 'kind.TEXT' } as const;

/** `other` keeps the input of the other kind while the user changes the kind: an address is no number. */
const typedEntry = z.extend(typedContact, { kind: z.literal(KINDS), use: z.literal(USES), other: z.string() });
type TypedEntry = z.infer<typeof typedEntry>;
const emailEntry = z.extend(typedEntry, emailContact.shape);
const phoneEntry = typedEntry.check(...inE164);

interface ContactFormProps {
  name: ContactFormName;
  replaces: ListedContact | null;
  /** The step-up that the save needed is done, so the form saves what it has kept. */
  goesOn: boolean;
  /** `saved` is undefined when nothing was saved. `isWhole` is false when the old contact of an edit remains. */
  onClose: (saved?: string, isWhole?: boolean) => void;
}

export default function ContactForm({ name, replaces, goesOn, onClose }: ContactFormProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'contact-info' });
  const { t: tf } = useTranslation('fields');
  const formId = useId();
  const before = typedBefore(replaces);
  const { kept, keep, forget } = usePersonalInput(name, { isSaving: goesOn });
  const form = useFields<TypedEntry, unknown, TypedEntry>({
    resolver: (now, ...more) => zodResolver(now.kind === 'EMAIL' ? emailEntry : phoneEntry)(now, ...more),
    defaultValues: typedEntry.safeParse(kept).data ?? before,
  });
  const typed = useWatch({ control: form.control, compute: (values: TypedEntry) => values });
  const { kind, value } = typed;
  const isEmailForm = kind === 'EMAIL';
  const save = useSaveContact(replaces, close, () => form.setFocus('value'));
  const isWrong = form.formState.errors.value !== undefined;
  // The message of the service about an address also speaks of shared ones, which no typing error is.
  const problem = isWrong ? (isEmailForm ? 'invalid' : 'invalidPhone') : save.problem;
  const isAtField = problem !== null && problem !== 'add' && problem !== 'form' && problem !== 'gone';
  usePageError(problem !== null);
  const isChanged = (now: TypedEntry) =>
    now.value !== before.value ||
    now.other !== '' ||
    (replaces !== null && (now.purpose !== before.purpose || now.use !== before.use));
  useUnsavedChanges(isChanged(typed), forget);

  const submit = form.handleSubmit(
    ({ kind, use, value, purpose }) =>
      save.submit({ kind: kind === 'EMAIL' ? kind : use, value, isPersonal: purpose === 'personal' }),
    save.forgive,
  );
  const goOn = useEffectEvent(() => {
    if (goesOn) void submit();
  });
  useEffect(() => goOn(), []);

  function change() {
    const now = form.getValues();
    keep(isChanged(now) ? { ...now, replaces: replaces?.id } : undefined);
    if (isAtField) save.forgive();
  }

  function changeKind() {
    form.clearErrors();
    save.forgive();
    const { value, other } = form.getValues();
    form.setValue('value', other);
    form.setValue('other', value);
  }

  function close(saved?: string, isWhole?: boolean) {
    forget();
    onClose(saved, isWhole);
  }

  function textOf(problem: SaveProblem | 'invalid'): string {
    return problem === 'invalid' || isCompanyProblem(problem) ? tf(`email.${problem}`) : t(`problem.${problem}`);
  }

  async function dismiss() {
    if (await confirmLeave()) close();
    // The press on the backdrop moved the focus away from the field.
    else form.setFocus('value');
  }

  const error = isAtField ? textOf(problem) : undefined;
  return (
    <Dialog
      open
      title={t(replaces === null ? 'add.title' : 'add.editTitle')}
      onCancel={() => close()}
      onDismiss={() => void dismiss()}
      cancelLabel={t('add.cancel')}
      form={formId}
      okLabel={t('add.ok')}
      okBusy={save.isBusy}
      okDisabled={plainText(value) === ''}
    >
      <Form id={formId} onSubmit={(event) => void submit(event)} onChange={change}>
        {/* Editing cannot turn an email address into a number, or a number into an address. */}
        {replaces === null && (
          <RadioGroup
            {...form.register('kind', { onChange: changeKind })}
            legend={t('add.what')}
            look="row"
            options={KINDS.map((one) => ({ value: one, label: t(LABELS[one]) }))}
          />
        )}
        {isEmailForm ? (
          <TextField
            {...form.register('value')}
            label={t('add.email')}
            type="email"
            autoComplete="email"
            error={error}
          />
        ) : (
          <>
            <PhoneField
              country={form.register('country')}
              chosenCountry={typed.country}
              number={form.register('value')}
              error={error}
            />
            <RadioGroup
              {...form.register('use')}
              legend={t('add.use')}
              look="row"
              options={USES.map((one) => ({ value: one, label: t(USE_LABELS[one]) }))}
            />
          </>
        )}
        <PurposeField
          {...form.register('purpose')}
          legend={t('add.purpose')}
          personal={t('personal')}
          business={t('business')}
        />
        <FormMessage>
          {problem !== null && !isAtField && (
            <Banner tone="error" announceKey={save.announceKey}>
              {textOf(problem)}
            </Banner>
          )}
        </FormMessage>
        <SlowNotice busy={save.isBusy} />
      </Form>
    </Dialog>
  );
}

function typedBefore(replaces: ListedContact | null): TypedEntry {
  const country = (replaces && countryOfPhone(valueOf(replaces))) ?? storedRegion();
  return replaces === null
    ? { kind: 'EMAIL', use: 'PHONE', value: '', other: '', country, purpose: 'personal' }
    : {
        kind: replaces.type === 'EMAIL' ? 'EMAIL' : 'PHONE',
        use: replaces.type === 'EMAIL' ? 'PHONE' : replaces.type,
        value: replaces.shown,
        other: '',
        country,
        purpose: replaces.isPersonal ? 'personal' : 'business',
      };
}
