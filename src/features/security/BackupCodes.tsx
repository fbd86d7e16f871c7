import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../forms/use-submission';
import { Button } from '../../ui/Button';
import { copyText } from '../../ui/copy-text';
import { Dialog } from '../../ui/Dialog';
import { ChangeProblem } from './ChangeProblem';
import { keepBackupCodes, type NewBackupCodes } from './security.api';

interface BackupCodesProps {
  codes: NewBackupCodes;
  onClose: () => void;
  onKept: () => void;
}

/** The new codes, shown once. They replace the former ones when the user presses "I have saved them". */
export function BackupCodes({ codes, onClose, onKept }: BackupCodesProps) {
  const { t } = useTranslation('security');
  const keeping = useSubmission(() => keepBackupCodes(codes.id), { onSuccess: onKept });
  const text = `${codes.codes.join('\n')}\n`;

  function download() {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'backup-codes.txt';
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <Dialog
      open
      title={t('codes.title')}
      width="medium"
      onCancel={onClose}
      cancelLabel={t('cancel')}
      okLabel={t('codes.saved')}
      okBusy={keeping.isBusy}
      onOk={() => keeping.submit(undefined)}
    >
      <ChangeProblem of={[keeping]} />
      <p>{t('codes.about')}</p>
      <ul className="security__codes" translate="no">
        {codes.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="security__actions security__actions--start">
        <Button compact onClick={() => void copyText(text, t('copied'))}>
          {t('copy')}
        </Button>
        <Button compact onClick={download}>
          {t('download')}
        </Button>
        <Button compact onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </Dialog>
  );
}
