import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../forms/PhoneField';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useFields } from '../../forms/use-fields';
import { usePersonalInput } from '../../forms/kept-input/use-personal-input';
import { confirmLeave, useUnsavedChanges } from '../../forms/unsaved';
import { Dialog } from '../../ui/Dialog';
import { PurposeField } from '../../ui/PurposeField';
import { RadioGroup } from '../../ui/RadioGroup';
import { TextField } from '../../ui/TextField';
import { entrySchema, KINDS, typedBefore, type TypedEntry, typedEntry, USES } from './contact-entry';
import type { ListedContact } from './contact-info.api';
import { type ContactFormName, useSaveContact } from './use-save-contact';

const LABELS = { EMAIL: 'add.email', PHONE: 'add.phone' } as const;
const USE_LABELS = { PHONE: 'add.both', VOICE: 'kind.VOICE', TEXT: 'kind.TEXT' } as const;

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
  const formId = useId();
  const before = typedBefore(replaces);
  const { kept = before, keep, forget } = usePersonalInput(name, typedEntry, { isSaving: goesOn });
  const form = useFields<TypedEntry>({
    schema: entrySchema,
    defaultValues: kept,
  });
  const { field, typed } = form;
  const save = useSaveContact(form, replaces, close);
  const isChanged = (now: TypedEntry) =>
    now.value !== before.value ||
    now.other !== '' ||
    (replaces !== null && (now.purpose !== before.purpose || now.use !== before.use));
  useUnsavedChanges(isChanged(typed), forget);

  const goOn = useEffectEvent(() => {
    if (goesOn) void form.handleSubmit(save.submit)();
  });
  useEffect(() => goOn(), []);

  function change() {
    const now = form.getValues();
    keep(isChanged(now) ? { ...now, replaces: replaces?.id } : undefined);
  }

  function changeKind() {
    form.clearErrors();
    const { value, other } = form.getValues();
    form.setValue('value', other);
    form.setValue('other', value);
  }

  function close(saved?: string, isWhole?: boolean) {
    forget();
    onClose(saved, isWhole);
  }

  async function dismiss() {
    if (await confirmLeave()) close();
    // The press on the backdrop moved the focus away from the field.
    else form.setFocus('value');
  }

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
      okDisabled={!save.isReady}
    >
      <SubmissionForm of={save} id={formId} onChange={change}>
        {/* Editing cannot turn an email address into a number, or a number into an address. */}
        {replaces === null && (
          <RadioGroup
            {...form.register('kind', { onChange: changeKind })}
            legend={t('add.what')}
            look="row"
            options={KINDS.map((kind) => ({ value: kind, label: t(LABELS[kind]) }))}
          />
        )}
        {typed.kind === 'EMAIL' ? (
          <TextField {...field('value')} label={t('add.email')} type="email" autoComplete="email" />
        ) : (
          <>
            <PhoneField
              country={form.register('country', { deps: form.formState.isSubmitted ? ['value'] : [] })}
              chosenCountry={typed.country}
              number={field('value')}
            />
            <RadioGroup
              {...form.register('use')}
              legend={t('add.use')}
              look="row"
              options={USES.map((use) => ({ value: use, label: t(USE_LABELS[use]) }))}
            />
          </>
        )}
        <PurposeField
          {...form.register('purpose')}
          legend={t('add.purpose')}
          personal={t('personal')}
          business={t('business')}
        />
      </SubmissionForm>
    </Dialog>
  );
}
