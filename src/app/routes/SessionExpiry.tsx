import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { serverNow } from '../../api/request/server-clock';
import { useSubmission } from '../../forms/use-submission';
import { flagQuery } from '../../session/flags';
import { useUrgentTitle } from '../../navigation/page-title';
import { goTo } from '../../navigation/navigation';
import { withQuery } from '../../navigation/path';
import { paths } from '../../navigation/paths';
import { currentPage } from '../../navigation/redirects';
import { withoutTokens } from '../../navigation/without-tokens';
import { showResult } from '../../navigation/results';
import { prolongSession, sessionExpiry, syncSession } from '../../session/expiry';
import { noteSessionEnded } from '../../session/person';
import { sessionPhase } from '../../session/session-watch';
import { type SignedOutReason, signedOutState } from '../../platform/signed-out';
import { decideSignOut, endSession } from '../../session/sign-out';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { needsSession } from './routes';

const TICK_MS = 1000;

/**
 * Watches the end of the session. Under 63 s it syncs early. Under 60 s it asks whether the user is still active. At 0
 * s it signs out and keeps the current path as redirectUrl.
 */
export function SessionExpiry({ isNexo }: { isNexo: boolean }) {
  const { t } = useTranslation('session');
  const queries = useQueryClient();
  const syncs = useQuery({ ...flagQuery('syncSessionTTLFeatureEnabled'), throwOnError: false });
  const [seconds, setSeconds] = useState<number | null>(null);
  const maySync = syncs.data === true;
  const stay = useSubmission(prolongSession, {
    // "Hiding resets the display to 60": the next tick reads the new expiry.
    onSuccess: () => setSeconds(null),
    onError: () => void end('ended'),
  });

  /** "Forced logout redirects to login (or the Nexo logout address) with the current path as redirectUrl." */
  async function end(reason: SignedOutReason) {
    // Another tab has ended the session and this page is already on sign-in; its address already has the redirectUrl.
    if (!needsSession(location.pathname)) return;
    const redirectUrl = currentPage();
    // If the request fails, the server ends the session by itself seconds later.
    const ended = await endSession(queries, { reason }).catch(() => {
      noteSessionEnded();
      return { isNexo };
    });
    const step = decideSignOut(ended, { hadSsoCookie: false, isSwitchingClients: false, search: '' });
    if (step.kind === 'result') showResult(step.result);
    else if (isNexo)
      goTo(withQuery(step.to, { redirectUrl: withoutTokens(redirectUrl, paths.home()) }), { replace: true });
    else goTo(paths.login({ redirectUrl }), { replace: true, state: signedOutState(reason) });
  }
  const onOver = useEffectEvent((reason: SignedOutReason) => void end(reason));
  const navigation = useNavigation();
  /**
   * Whether this page may be ending the session: the response of its call removes the cookie before its body has
   * arrived, and then the next screen has to load.
   */
  const isEndingItself = useEffectEvent(() => queries.isMutating() > 0 || navigation.state !== 'idle');

  useEffect(() => {
    let hasSynced = false;
    let known: number | undefined;
    const tick = () => {
      const expiresAt = sessionExpiry();
      known = expiresAt ?? known;
      const now = serverNow();
      const phase = sessionPhase(expiresAt, now, known !== undefined);
      if (phase.kind === 'over') {
        const isInactive = sessionPhase(known, now, true).kind === 'over';
        if (!isInactive && isEndingItself()) return;
        clearInterval(timer);
        // Only a sign-out removes the cookie, and this tab's own sign-out has left the page. Another tab signs out by
        // itself at the end of the time.
        onOver(isInactive ? 'inactive' : 'otherTab');
        return;
      }
      setSeconds(phase.kind === 'warn' ? phase.seconds : null);
      if (phase.kind === 'quiet' || phase.kind === 'unknown') hasSynced = false;
      else if (maySync && !hasSynced) {
        hasSynced = true;
        // Another tab or the product may have prolonged the session; reads the real expiry before showing the dialog.
        void syncSession().catch(() => undefined);
      }
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [maySync, queries]);

  useUrgentTitle(seconds === null ? null : t('left', { count: seconds }));

  return (
    <Dialog
      open={seconds !== null}
      role="alertdialog"
      title={t('title')}
      actions={
        <>
          <Button onClick={() => goTo(paths.logout())}>{t('signOut')}</Button>
          <Button
            variant="primary"
            data-focus-first
            busy={stay.isBusy}
            busyLabel={t('staying')}
            onClick={() => stay.submit(undefined)}
          >
            {t('stay')}
          </Button>
        </>
      }
    >
      <p>{t('body')}</p>
      <p aria-live="off">{t('left', { count: seconds ?? 0 })}</p>
    </Dialog>
  );
}
