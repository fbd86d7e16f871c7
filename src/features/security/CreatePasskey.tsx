import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../forms/use-submission';
import { registerNewPasskey } from '../../session/passkeys/registration';
import { Dialog } from '../../ui/Dialog';
import { ChangeProblem } from './ChangeProblem';
import { activityQuery, type Passkey, passkeysQuery, waitWithPasskey } from './security.api';

interface CreatePasskeyProps {
  onClose: () => void;
  onCreated: (passkey: Passkey) => void;
}

/** Says what a passkey is, then lets the browser create one. */
export function CreatePasskey({ onClose, onCreated }: CreatePasskeyProps) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const creation = useSubmission(() => registerNewPasskey(waitWithPasskey), {
    onSuccess: ({ passkey }) => {
      void queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      void queries.invalidateQueries({ queryKey: activityQuery.queryKey });
      onCreated(passkey);
    },
  });
  return (
    <Dialog
      open
      title={t('passkeys.create')}
      onCancel={onClose}
      cancelLabel={t('cancel')}
      okLabel={t('continue')}
      okBusy={creation.isBusy}
      onOk={() => creation.submit(undefined)}
      focusOnOk
    >
      <ChangeProblem of={[creation]} />
      <p>{t('passkeys.about')}</p>
      <p>{t('passkeys.follow')}</p>
    </Dialog>
  );
}
