import './acting-bar.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/request/headers';
import { isApiError } from '../../api/response/api-error';
import { orchestrator } from '../../api/clients';
import { done, isSessionMissing } from '../../api/response/unwrap';
import { readStored, removeStored } from '../../platform/storage';
import { showToast } from '../../navigation/toasts';
import { useSubmission } from '../../forms/use-submission';
import { timeOfDay } from '../../texts/time-zone';
import { personName } from '../../texts/person-name';
import { goTo } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import { configuredTarget } from '../../navigation/redirects';
import { readInstant } from '../../session/expiry';
import { dispatchToSession } from '../../session/session-state';
import { authCheckQuery } from '../../session/session';
import { broadcastToTabs } from '../../navigation/tab-messages';
import { Button } from '../../ui/Button';

/** The longest delay of a browser's timer, in ms. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Shows while support staff act as an associate. It goes at the end of the impersonation or of the session. */
export default function ActingBar() {
  const { t, i18n } = useTranslation('session', { keyPrefix: 'acting' });
  const { t: toast } = useTranslation('results', { keyPrefix: 'toasts' });
  const queries = useQueryClient();
  const check = useQuery(authCheckQuery);
  const acting = useMemo(() => readStored('actingSession'), []);
  // Epoch seconds, epoch ms or a date, as the end of the session.
  const expiry = readInstant(acting?.expiry ?? '');

  function leave() {
    removeStored('actingSession');
    dispatchToSession({ type: 'actor-changed' });
    void queries.invalidateQueries();
    broadcastToTabs({ type: 'client-switched' });
  }

  const end = useSubmission(endImpersonation, {
    onSuccess: () => {
      leave();
      showToast('success', 'IMPERSONATION_ENDED', { ends: ['IMPERSONATION_END_FAILED'] });
      goTo(configuredTarget('landing'));
    },
    onError: (error) => {
      // A service without this call: the sign-out ends the impersonation with the session.
      if (isApiError(error) && (error.status === 404 || error.status === 405)) goTo(paths.logout());
      else showToast('error', 'IMPERSONATION_END_FAILED');
    },
  });

  // The impersonation cannot outlast the session.
  const isSignedOut = check.data === null || (isApiError(check.error) && isSessionMissing(check.error));
  useEffect(() => {
    if (isSignedOut) removeStored('actingSession');
  }, [isSignedOut]);

  useEffect(() => {
    if (expiry === undefined) return undefined;
    const left = expiry - serverNow();
    if (left > MAX_TIMER_MS) return undefined;
    const timer = setTimeout(() => (leave(), showToast('info', 'IMPERSONATION_OVER')), Math.max(0, left));
    return () => clearTimeout(timer);
  });

  if (!check.data || acting === undefined) return null;
  const name = personName(acting, i18n.language);
  const { clientName, startedAt } = acting;
  return (
    <div className="app-acting ui-unfold" role="region" aria-label={t('label')}>
      <div>
        <p>
          <strong>
            {clientName === undefined ? t('asWithoutClient', { name }) : t('as', { name, client: clientName })}
          </strong>
          {startedAt !== undefined && <span>{t('since', { time: timeOfDay(startedAt) })}</span>}
          {/* Here as well, because a slow reader has not finished the toast before it goes. */}
          {end.error !== null && <span>{toast('IMPERSONATION_END_FAILED')}</span>}
        </p>
        <Button compact busy={end.isBusy} busyLabel={t('ending')} onClick={() => end.submit(undefined)}>
          {t('end')}
        </Button>
      </div>
    </div>
  );
}

function endImpersonation(_input: undefined, signal: AbortSignal): Promise<void> {
  return done(orchestrator.PUT('/sessions/current/impersonation/end', { signal }), { skipHooks: ['forbidden'] });
}
