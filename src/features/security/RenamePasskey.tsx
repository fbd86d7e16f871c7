import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../forms/use-fields';
import { useSubmission } from '../../forms/use-submission';
import { typedText } from '../../forms/kept-input/kept-input';
import { usePersonalInput } from '../../forms/kept-input/use-personal-input';
import { announce } from '../../ui/announce';
import { Dialog } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { TextField } from '../../ui/TextField';
import { ChangeProblem } from './Section';
import { type Passkey, passkeysQuery, renamePasskey } from './security.api';
import { plainText } from '../../ui/plain-text';

const MAX_LENGTH = 60;

const schema = z.object({ passkeyName: z.string().check(z.overwrite(plainText), z.minLength(1)) });

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
  const { kept = passkey.name, keep, forget } = usePersonalInput(`passkey ${passkey.id}`, typedText);
  const form = useFields({ schema, defaultValues: { passkeyName: kept } });
  const name = form.field('passkeyName', {
    onChange: (event: { target: { value: string } }) => keep(event.target.value),
  });
  const renaming = useSubmission((typed: z.infer<typeof schema>) => renamePasskey(passkey.id, typed.passkeyName), {
    form,
    onSuccess: () => {
      if (!isNew) announce(t('passkeys.renamed'));
      void queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      close();
    },
  });

  function close() {
    forget();
    onClose();
  }

  return (
    <Dialog
      open
      title={t('passkeys.nameTitle')}
      onCancel={close}
      cancelLabel={t('cancel')}
      okLabel={t('save')}
      okBusy={renaming.isBusy}
      form={formId}
    >
      <Form id={formId} onSubmit={renaming.send}>
        <ChangeProblem of={[renaming]} />
        <TextField
          {...name}
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          error={name.error !== undefined ? t('passkeys.nameEmpty') : undefined}
          maxLength={MAX_LENGTH}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
