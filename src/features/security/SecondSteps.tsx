import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../forms/dialogs';
import { useSubmission } from '../../forms/use-submission';
import { useOnceLoaded } from '../../session/resume';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { DeviceIcon, ListIcon } from '../../ui/IconsOfScreens';
import { Row } from '../../ui/Row';
import { ChangeProblem, Section, useRefresh } from './Section';
import {
  createBackupCodes,
  FEW_CODES,
  type NewBackupCodes,
  removeAuthenticatorApp,
  securityQuery,
  startAuthenticatorApp,
  keepBackupCodes,
} from './security.api';
import { SetUpApp } from './SetUpApp';
import { timeAgo } from './facts';
import { copyText } from '../../ui/copy-text';
import { Dialog } from '../../ui/Dialog';

export function SecondSteps({ resume }: { resume: string | null }) {
  const { t, i18n } = useTranslation('security');
  const query = useQuery(securityQuery);
  const [codes, setCodes] = useState<NewBackupCodes | null>(null);
  const { language } = i18n;
  const refresh = useRefresh(securityQuery);
  const setUp = useSubmission(startAuthenticatorApp, {});
  const removal = useSubmission(removeAuthenticatorApp, {
    onSuccess: () => {
      announce(t('app.removed'));
      refresh();
    },
  });
  const making = useSubmission(createBackupCodes, { onSuccess: setCodes });

  async function askAndRemove() {
    const texts = { title: t('app.confirm.title'), body: t('app.confirm.body') };
    if (await ask({ ...texts, ok: t('app.remove'), cancel: t('cancel'), isDangerous: true })) removal.submit(undefined);
  }

  async function askAndMake(left: number) {
    const texts = { title: t('codes.confirm.title'), body: t('codes.confirm.body') };
    // Without former codes the user loses nothing, so there is no question.
    if (left === 0 || (await ask({ ...texts, ok: t('codes.make'), cancel: t('cancel') }))) making.submit(undefined);
  }

  // Continues a change that needed a step-up. It asks again where the user can lose something.
  useOnceLoaded(query.data, ({ backupCodes }) => {
    if (resume === 'app') setUp.submit(undefined);
    if (resume === 'remove-app') void askAndRemove();
    if (resume === 'codes') void askAndMake(backupCodes.left);
  });

  return (
    <Section title={t('steps.title')} id="second-steps" about={t('steps.about')} query={query}>
      {({ authenticatorApp: app, backupCodes }) => (
        <>
          <ChangeProblem of={[setUp, removal, making]} />
          <ul className="ui-rows">
            <Row
              icon={<DeviceIcon />}
              name={t('app.name')}
              about={[
                !app.isSet
                  ? t('app.none')
                  : app.createdAt === undefined
                    ? t('app.set')
                    : t('app.setAgo', { ago: timeAgo(t, app.createdAt, language) }),
              ]}
              actions={
                <>
                  <Button
                    compact
                    variant={app.isSet ? 'quiet' : 'onward'}
                    busy={setUp.isBusy}
                    onClick={() => setUp.submit(undefined)}
                  >
                    <span aria-hidden>{t(app.isSet ? 'app.replace' : 'app.add')}</span>
                    <span className="ui-visually-hidden">{t(app.isSet ? 'app.replaceOf' : 'app.addOf')}</span>
                  </Button>
                  {app.isSet && (
                    <Button compact variant="quiet" busy={removal.isBusy} onClick={() => void askAndRemove()}>
                      <span aria-hidden>{t('app.remove')}</span>
                      <span className="ui-visually-hidden">{t('app.removeOf')}</span>
                    </Button>
                  )}
                </>
              }
            />
            <Row
              icon={<ListIcon />}
              name={t('codes.name')}
              about={[
                backupCodes.left === 0 ? t('codes.none') : t('codes.left', { left: backupCodes.left }),
                ...(backupCodes.left > 0 && backupCodes.left <= FEW_CODES ? [t('codes.few')] : []),
              ]}
              actions={
                <Button compact variant="quiet" busy={making.isBusy} onClick={() => void askAndMake(backupCodes.left)}>
                  {t('codes.make')}
                </Button>
              }
            />
          </ul>
          {setUp.result && (
            <SetUpApp
              setup={setUp.result}
              onClose={setUp.cancel}
              onDone={() => {
                setUp.cancel();
                announce(t('app.added'));
                refresh();
              }}
            />
          )}
          {codes && (
            <BackupCodes
              codes={codes}
              onClose={() => setCodes(null)}
              onKept={() => {
                setCodes(null);
                announce(t('codes.kept'));
                refresh();
              }}
            />
          )}
        </>
      )}
    </Section>
  );
}

interface BackupCodesProps {
  codes: NewBackupCodes;
  onClose: () => void;
  onKept: () => void;
}

/** The new codes, shown once. They replace the former ones when the user presses "I have saved them". */
function BackupCodes({ codes, onClose, onKept }: BackupCodesProps) {
  const { t } = useTranslation('security');
  const keeping = useSubmission(() => keepBackupCodes(codes.id), { onSuccess: onKept });
  const list = useRef<HTMLUListElement>(null);
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
      onCancel={onClose}
      cancelLabel={t('cancel')}
      okLabel={t('codes.saved')}
      okBusy={keeping.isBusy}
      onOk={() => keeping.submit(undefined)}
    >
      <ChangeProblem of={[keeping]} />
      <p>{t('codes.about')}</p>
      <ul ref={list} className="security__codes" translate="no">
        {codes.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="ui-row__actions">
        <Button compact onClick={() => void copyText(text, t('copied'), list.current)}>
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
