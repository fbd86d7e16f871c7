import type { QueryClient } from '@tanstack/react-query';
import { gateway } from '../../api/clients';
import { configureApi } from '../../api/configure';
import { done } from '../../api/response/unwrap';
import type { RuntimeConfig } from '../../lib/config/config';
import { ask } from '../../lib/feedback/dialogs';
import { watchHistory } from '../../lib/navigation/history-hold';
import { translate } from '../../lib/i18n/i18n';
import { followLanguage, storedLanguage, storedRegion } from '../../lib/i18n/language';
import { bindLogging, flushLogs, logClientError } from '../../lib/errors/logging';
import { goTo } from '../../lib/navigation/navigation';
import { paths } from '../../lib/navigation/paths';
import { authCheckQuery } from '../../lib/session/session';
import { listenToTabs } from '../../lib/session/tabs';
import { bindObligationModal, handleObligation } from '../../lib/obligations/handle-obligation';
import { showCarriedToast } from '../../lib/feedback/toasts';
import { needsSession } from '../routes/routes';
import { fetchAhead } from '../routes/screens';
import { shellTexts } from '../layout/texts';

/**
 * Ties the lower layers to this app: what the clients need to know, where logs go, and what is done about an answer
 * that takes over.
 */
export function bindApi(config: RuntimeConfig, queries: QueryClient): void {
  configureApi({
    bases: config.bases,
    timeoutMs: config.timeoutMs,
    language: () => storedLanguage(),
    region: () => storedRegion(),
    onObligation: (obligation, error) => handleObligation(obligation, { error }),
    onForbidden: (error) => {
      goTo(paths.unauthorizedError({ traceId: error.traceId }));
      return true;
    },
    onSessionMissing: () => {
      // The guard of the route sends the person to sign-in and back; a page that needs no session is left in peace.
      queries.setQueryData(authCheckQuery.queryKey, null);
      return needsSession(location.pathname);
    },
  });
  // Several calls of a page can be stopped by the same obligation: it is asked about once, and no answer cancels
  // another's question.
  let isAsking = false;
  bindObligationModal((command, to) => {
    if (isAsking) return;
    isAsking = true;
    void ask({
      title: translate(shellTexts, 'obligation.title'),
      body: translate(shellTexts, `obligation.${command}`),
      ok: translate(shellTexts, 'obligation.continue'),
      cancel: translate(shellTexts, 'obligation.cancel'),
      needsButton: true,
    }).then((isOk) => {
      isAsking = false;
      goTo(isOk ? to : paths.logout());
    });
  });
  bindLogging((entries) =>
    done(gateway.POST('/logging/batch-log', { body: { entries }, keepalive: true }), {
      skipHooks: ['session', 'forbidden', 'obligation'],
    }),
  );
}

/**
 * Takes up what the page before it left to say, and listens to what happens around it: other tabs, links that may be
 * next, errors that nobody caught, its end.
 */
export function bindPage(queries: QueryClient): void {
  showCarriedToast();
  watchHistory();
  listenToTabs((message) => {
    switch (message.type) {
      case 'signed-out':
        // Fails closed at once: nothing protected stays on the screen of a person who has signed out elsewhere.
        queries.clear();
        queries.setQueryData(authCheckQuery.queryKey, null);
        if (needsSession(location.pathname))
          goTo(paths.login({ redirectUrl: location.pathname + location.search }), { replace: true });
        break;
      case 'signed-in':
      case 'client-switched':
        void queries.invalidateQueries();
        break;
      case 'language-changed':
        void followLanguage(message.language).then(() => queries.invalidateQueries());
        break;
    }
  });
  // A page that the browser has kept and shows again on Back knows of nothing that happened since, and may stand on its
  // way elsewhere.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, fetchAhead, { passive: true });
  window.addEventListener('error', (event) => logClientError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => logClientError(event.reason));
  window.addEventListener('pagehide', () => void flushLogs());
}
