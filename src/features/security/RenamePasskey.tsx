import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../forms/use-submission';
import { announce } from '../../ui/announce';
import { Dialog } from '../../ui/Dialog';
import { focusById } from '../../ui/focus';
import { Form } from '../../ui/Form';
import { TextField } from '../../ui/TextField';
import { ChangeProblem } from './Section';
import { type Passkey, passkeysQuery, renamePasskey } from './security.api';
import { plainText } from '../../ui/plain-text';

const MOST = 60;

interface RenamePasskeyProps {
  passkey: Passkey;
  /** Its creation is what the user hears about, not its name. */
  isNew: boolean;
  onClose: () => void;
}

/** Asks for a name that the user recognises, also right after a passkey was created. */
export function RenamePasskey({ passkey, isNew, onClose }: RenamePasskeyProps) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const formId = useId();
  const [name, setName] = useState(passkey.name);
  const [isEmpty, setIsEmpty] = useState(false);
  const renaming = useSubmission((value: string) => renamePasskey(passkey.id, value), {
    onSuccess: () => {
      if (!isNew) announce(t('passkeys.renamed'));
      void queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsEmpty(plainText(name) === '');
    if (plainText(name) === '') focusById('passkeyName');
    else renaming.submit(plainText(name));
  }

  return (
    <Dialog
      open
      title={t('passkeys.nameTitle')}
      onCancel={onClose}
      cancelLabel={t('cancel')}
      okLabel={t('save')}
      okBusy={renaming.isBusy}
      form={formId}
    >
      <Form id={formId} onSubmit={submit}>
        <ChangeProblem of={[renaming]} />
        <TextField
          id="passkeyName"
          name="passkeyName"
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          error={isEmpty ? t('passkeys.nameEmpty') : undefined}
          maxLength={MOST}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
