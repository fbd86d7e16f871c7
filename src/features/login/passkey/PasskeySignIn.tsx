import { useTranslation } from 'react-i18next';
import { timeOfDay } from '../../../texts/time-zone';
import { usePageError } from '../../../navigation/page-title';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { KeyIcon } from '../../../ui/Icons';
import type { PasskeyProblem } from './passkey.errors';
import { type Around, usePasskeySignIn } from './use-passkey-sign-in';

export default function PasskeySignIn(around: Around) {
  const { t } = useTranslation('sign-in', { keyPrefix: 'passkey-sign-in' });
  const { isOff, isBusy, usedLast, problem, announceKey, prepare, press } = usePasskeySignIn(around);
  usePageError(problem !== null);
  if (isOff) return null;
  return (
    <div className="login-passkey">
      <Button
        wide
        icon={<KeyIcon />}
        busy={isBusy}
        busyLabel={t('waiting')}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={press}
      >
        {t('button')}
        {usedLast && <small>{t('usedLast')}</small>}
      </Button>
      {problem !== null && (
        <Banner tone="error" announceKey={announceKey}>
          <PasskeyProblemText problem={problem} />
        </Banner>
      )}
    </div>
  );
}

/** Failures that every sign-in can have use the texts of the form. */
function PasskeyProblemText({ problem }: { problem: PasskeyProblem }) {
  const { t } = useTranslation('sign-in', { keyPrefix: 'passkey-sign-in' });
  const { t: tLogin } = useTranslation('sign-in');
  switch (problem.kind) {
    case 'suspended':
    case 'inactive':
    case 'connection':
    case 'generic':
      return <p>{tLogin(`problem.${problem.kind}`)}</p>;
    case 'wait':
      return <p>{t('problem.wait', { time: timeOfDay(problem.until) })}</p>;
    default:
      return <p>{t(`problem.${problem.kind}`)}</p>;
  }
}
