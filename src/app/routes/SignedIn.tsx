import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from '../../api/response/api-error';
import { isRecord } from '../../api/response/record';
import { paths } from '../../navigation/paths';
import { Redirect } from '../../navigation/Redirect';
import { meQuery, clientInfoQuery } from '../../session/me';
import { fetchScreen } from './fetch-ahead';
import { applyClientBrand } from '../../session/brand';
import { flagQuery } from '../../session/flags';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { serverNow } from '../../api/request/headers';
import { useSubmission } from '../../forms/use-submission';
import { useUrgentTitle } from '../../navigation/page-title';
import { goTo } from '../../navigation/navigation';
import { withQuery } from '../../navigation/path';
import { keepLinkToken, pageWithToken } from '../../navigation/route-token';
import { withoutTokens } from '../../navigation/without-tokens';
import { showResult } from '../../navigation/results';
import { authCheckQuery } from '../../session/session';
import { prolongSession, sessionExpiry, sessionPhase, syncSession } from '../../session/expiry';
import { dispatchToSession } from '../../session/session-state';
import { type SignedOutReason, signedOutState } from '../../navigation/signed-out';
import { decideSignOut, endSession } from '../../session/sign-out';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { passesThreshold } from '../../ui/Countdown';
import { Dialog } from '../../ui/Dialog';
import { SESSION } from '../../config/constants';
import { needsSession } from './known-routes';

/**
 * The background parts of every signed-in page: the client's brand, the session expiry watch, and the code of the
 * screens that the page links to. An account that the product does not know goes to the not-found page.
 */
export default function SignedIn({ isNexo }: { isNexo: boolean }) {
  // Only watches the call that the page itself made.
  const { error } = useQuery({ ...meQuery, enabled: false });
  useEffect(fetchLinked, []);
  if (isApiError(error) && error.status === 404)
    return <Redirect to={paths.resourceNotFound({ traceId: error.traceId })} />;
  return (
    <>
      <ClientBrand />
      <SessionExpiry isNexo={isNexo} />
    </>
  );
}

/**
 * Prefetches the screens of the links in the content, so that the next screen renders in the task of the click. Does
 * nothing for a user who saves data, or on a slow line.
 */
function fetchLinked(): void {
  // Safari and Firefox lack `navigator.connection`.
  const line: unknown = Reflect.get(navigator, 'connection');
  if (isRecord(line) && (line.saveData === true || line.effectiveType !== '4g')) return;
  document.querySelectorAll<HTMLAnchorElement>('main a').forEach(fetchScreen);
}

/**
 * Applies the brand of the user's client (docs/product/1-purpose.md: switched on per client by a feature flag). The
 * client's own setting or the flag switches it on. Without a response the page keeps its brand. Renders nothing.
 */
function ClientBrand() {
  const client = useQuery(clientInfoQuery);
  const flag = useQuery(flagQuery('enableClientRebrand'));
  const isOn = client.data?.isClientRebrandEnabled === true || flag.data === true;
  const isKnown = isOn || (client.isSuccess && flag.isSuccess);
  useEffect(() => {
    if (isKnown) applyClientBrand(isOn);
  }, [isKnown, isOn]);
  return null;
}

const TICK_MS = 1000;

/**
 * Watches the end of the session. Under 63 s it syncs early. Under 60 s it asks whether the user is still active. At 0
 * s it signs out and keeps the current path as redirectUrl.
 */
function SessionExpiry({ isNexo }: { isNexo: boolean }) {
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
    const redirectUrl = pageWithToken();
    // If the request fails, the server ends the session by itself seconds later.
    const ended = await endSession(queries, { reason }).catch(() => {
      dispatchToSession({ type: 'ended', keepsInput: true });
      // Sign-in would lead back to the page by what it remembers of the session.
      queries.clear();
      queries.setQueryData(authCheckQuery.queryKey, null);
      return { isNexo };
    });
    const step = decideSignOut(ended, { hadSsoCookie: false, isSwitchingClients: false, search: '' });
    if (isNexo) keepLinkToken(redirectUrl);
    if (step.kind === 'result') showResult(step.result);
    else if (isNexo)
      goTo(withQuery(step.to, { redirectUrl: withoutTokens(redirectUrl, paths.home()) }), { replace: true });
    else goTo(paths.login({ redirectUrl }), { replace: true, state: signedOutState(reason) });
  }
  const say = useEffectEvent((count: number) => announce(t('left', { count })));
  const onOver = useEffectEvent((reason: SignedOutReason) => void end(reason));
  const navigation = useNavigation();
  /**
   * Whether this page may be ending the session: the response of its call removes the cookie before its body has
   * arrived, and then the next screen has to load.
   */
  const isEndingItself = useEffectEvent(() => queries.isMutating() > 0 || navigation.state !== 'idle');
  /** The server has yet to answer the press of "Stay logged in". */
  const isStaying = useEffectEvent(() => stay.isBusy);

  useEffect(() => {
    let hasSynced = false;
    let known: number | undefined;
    let announcedSeconds = SESSION.warningMs / 1000;
    const tick = () => {
      const expiresAt = sessionExpiry();
      known = expiresAt ?? known;
      const now = serverNow();
      const phase = sessionPhase(expiresAt, now, known !== undefined);
      if (phase.kind === 'over') {
        const isInactive = sessionPhase(known, now, true).kind === 'over';
        if (isInactive ? isStaying() : isEndingItself()) return;
        clearInterval(timer);
        // Only a sign-out removes the cookie, and this tab's own sign-out has left the page. Another tab signs out by
        // itself at the end of the time.
        onOver(isInactive ? 'inactive' : 'otherTab');
        return;
      }
      const left = phase.kind === 'warn' ? phase.seconds : null;
      setSeconds(left);
      if (left !== null && passesThreshold(announcedSeconds, left)) say(left);
      announcedSeconds = left ?? SESSION.warningMs / 1000;
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
