import type { QueryClient } from '@tanstack/react-query';
import { gateway } from '../../api/clients';
import { configureApi } from '../../api/configure';
import { everyHook, done } from '../../api/response/unwrap';
import type { RuntimeConfig } from '../../config/config';
import { prepareAnnouncements } from '../../ui/announce';
import { watchActions } from '../../ui/last-action';
import { followLanguage, retryLanguage, storedLanguage, storedRegion } from '../../texts/language';
import { openLog, flushLogs, logClientError } from '../../api/logging';
import { environment, goTo, noteLeaving } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import { numberOfSession, personOfPage } from '../../session/session-state';
import { listenToTabs } from '../../navigation/tab-messages';
import { noteAsked, showCarriedToast } from '../../navigation/toasts';
import { nameOfPath } from '../routes/known-routes';
import { fetchScreen, linksAt } from '../routes/fetch-ahead';
import { loadRoutes } from '../routes/first-routes';
import { whileAppLives } from '../../lifetime';

/** Binds the lower layers to this app. What only a signed-in user meets is bound later (routes/watch-session.ts). */
export function connectServices(config: RuntimeConfig): void {
  configureApi({
    bases: config.bases,
    withCredentials: config.withCredentials,
    timeoutMs: config.timeoutMs,
    language: () => storedLanguage(),
    region: () => storedRegion(),
    person: personOfPage,
    session: numberOfSession,
    onForbidden: ({ traceId }) => {
      goTo(paths.unauthorized({ traceId }));
      return true;
    },
  });
  openLog(
    (entries) =>
      done(gateway.POST('/logging/batch-log', { body: { entries }, keepalive: true }), {
        skipHooks: everyHook,
      }),
    nameOfPath,
    config.errorReports,
  );
}

export function listenToPage(queries: QueryClient): void {
  const signal = whileAppLives();
  showCarriedToast();
  watchActions(noteAsked);
  prepareAnnouncements();
  listenToTabs((message) => {
    switch (message.type) {
      case 'signed-in':
      case 'client-switched':
        void queries.invalidateQueries();
        break;
      case 'language-changed':
        void followLanguage(message.language).then(() => queries.invalidateQueries());
        break;
    }
  });
  // Reloads a page from the back/forward cache: its data is old, and it may be frozen in the middle of a navigation.
  window.addEventListener('pageshow', ({ persisted }) => persisted && environment().reload(), { signal });
  window.addEventListener('beforeunload', noteLeaving, { signal });
  for (const intent of ['pointerover', 'focusin'])
    document.addEventListener(intent, fetchAhead, { passive: true, signal });
  window.addEventListener('online', () => void retryLanguage(), { signal });
  window.addEventListener('error', (event) => logClientError(event.error ?? event.message), { signal });
  window.addEventListener('unhandledrejection', (event) => logClientError(event.reason), { signal });
  window.addEventListener('pagehide', () => void flushLogs(), { signal });
}

function fetchAhead({ target }: Event): void {
  const links = linksAt(target);
  if (links.length === 0) return;
  void loadRoutes().then(
    () => links.forEach(fetchScreen),
    () => undefined,
  );
}
