import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mustAskBeforeEnd } from '../../session/logout-all-sessions';
import { EndOfSession } from './EndOfSession';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../navigation/navigation';
import { configuredTarget } from '../../navigation/redirects';
import { Button } from '../../ui/Button';
import { StepHeading } from '../../ui/StepHeading';

/** Asks first when a link on another site led here. */
export default function LogoutAllSessionsScreen() {
  const { state } = useLocation();
  const [isConfirmed, setConfirmed] = useState(false);
  if (!isConfirmed && mustAskBeforeEnd(state)) return <AskBeforeEnd onConfirm={() => setConfirmed(true)} />;
  return <EndOfSession all />;
}

function AskBeforeEnd({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('session', { keyPrefix: 'logout' });
  return (
    <>
      <StepHeading subtitle={t('everywhere.body')}>{t('everywhere.title')}</StepHeading>
      <div className="ui-form">
        <Button variant="primary" wide onClick={onConfirm}>
          {t('everywhere.confirm')}
        </Button>
        <Button wide onClick={() => goTo(configuredTarget('landing'), { replace: true })}>
          {t('everywhere.stay')}
        </Button>
      </div>
    </>
  );
}
