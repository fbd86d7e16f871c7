import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../api/response/record';
import { identifierOf, stateOfKnownUsername } from '../../forms/kept-input/identifier';
import { readCookie } from '../../platform/cookies';
import { goTo } from '../../navigation/navigation';
import { withSearch } from '../../navigation/path';
import { paths } from '../../navigation/paths';
import { showResult } from '../../navigation/results';
import { isOwnStep, mustAskBeforeEnd } from '../../session/logout-all-sessions';
import { decideSignOut, endSession } from '../../session/sign-out';
import { readStored } from '../../platform/storage';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { isConnectionProblem, traceIdOf } from '../../api/response/outcomes';
import { usePageError } from '../../navigation/page-title';
import { configuredTarget } from '../../navigation/redirects';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { ResultLayout } from '../../ui/ResultLayout';

export function Logout() {
  return <EndOfSession all={false} />;
}

/** Asks first when a link on another site led here. */
export function LogoutAllSessions() {
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

/** A reload tries a failure again. */
function EndOfSession({ all }: { all: boolean }) {
  const { t } = useTranslation('session', { keyPrefix: 'logout' });
  const queries = useQueryClient();
  const { search, state, key } = useLocation();
  // Sends one request per visit, even when React runs the effect twice.
  const visit = useRef<string | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);

  useEffect(() => {
    if (visit.current === key) return;
    visit.current = key;
    const hadSsoCookie = readCookie('ssoSession') !== undefined;
    const isSwitchingClients = readStored('switchDetails') !== undefined;
    endSession(queries, { all, isOwnStep: isOwnStep(state) }).then(
      (ended) => {
        const known = stateOfKnownUsername(identifierOf(state));
        if (all) return goTo(withSearch(paths.login(), search), { replace: true, state: known });
        const next = decideSignOut(ended, {
          hadSsoCookie,
          isSwitchingClients,
          afterLogout: textOf(state, 'afterLogout'),
          search,
        });
        return next.kind === 'result' ? showResult(next.result) : goTo(next.to, { replace: true });
      },
      (error: unknown) => setFailure({ error }),
    );
  }, [all, key, queries, search, state, failure]);

  function tryAgain() {
    visit.current = null;
    setFailure(null);
  }

  if (failure !== null) return <StillLoggedIn error={failure.error} onTryAgain={tryAgain} />;

  return (
    <>
      <StepHeading subtitle={t('message')}>{t('title')}</StepHeading>
      <SlowNotice busy />
    </>
  );
}

/** On a shared computer the user must know that the session may go on. */
function StillLoggedIn({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { t } = useTranslation('session', { keyPrefix: 'logout' });
  usePageError(true);
  const kind = isConnectionProblem(error) ? 'unknown' : 'failed';
  return (
    <ResultLayout
      status="error"
      title={t(`${kind}.title`)}
      traceId={traceIdOf(error)}
      action={
        <>
          <Button variant="primary" wide onClick={onTryAgain}>
            {t('failed.tryAgain')}
          </Button>
          {kind === 'failed' && (
            <LinkButton variant="secondary" wide href={configuredTarget('landing')}>
              {t('everywhere.stay')}
            </LinkButton>
          )}
        </>
      }
    >
      {t(`${kind}.message`)}
    </ResultLayout>
  );
}
