import type { QueryClient } from '@tanstack/react-query';
import { gateway } from '../../api/clients';
import { configureApi } from '../../api/configure';
import { everyHook, done } from '../../api/response/unwrap';
import type { RuntimeConfig } from '../../platform/config';
import { preloadDialog } from '../../platform/dialogs';
import { readStored } from '../../platform/storage';
import { noteLeaving } from '../../platform/leaving';
import { loadPart } from '../../texts/part';
import { sealInput } from '../../session/personal';
import { prepareAnnouncements } from '../../ui/announce';
import { watchActions } from '../../ui/asked';
import { followLanguage, retryLanguage, storedLanguage, storedRegion } from '../../texts/language';
import { bindLogging, flushLogs, logClientError } from '../../platform/logging';
import { goTo } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import { currentPage } from '../../navigation/redirects';
import { noteSessionEnded, personOfPage, sessionOfPage } from '../../session/person';
import { authCheckQuery } from '../../session/session';
import { signedOutState } from '../../platform/signed-out';
import { listenToTabs } from '../../platform/tabs';
import { bindObligationModal, handleObligation } from '../../session/handle-obligation';
import { dismissSuccesses, showCarriedToast } from '../../platform/toasts';
import { showOtherAccount, watchPerson } from './watch-person';
import { nameOfPath, needsSession } from '../routes/known-routes';
import { fetchScreen, linksAt } from '../routes/fetch-ahead';
import { loadRoutes } from '../routes/first-routes';

/** Binds the lower layers to this app. The bound responses replace the page: an obligation, a refusal, no session. */
export function bindApi(config: RuntimeConfig, queries: QueryClient): void {
  configureApi({
    bases: config.bases,
    withCredentials: config.withCredentials,
    timeoutMs: config.timeoutMs,
    language: () => storedLanguage(),
    region: () => storedRegion(),
    person: personOfPage,
    session: sessionOfPage,
    onOtherPerson: showOtherAccount,
    onObligation: (obligation, error) => handleObligation(obligation, { error }),
    onForbidden: (error) => {
      if (error.isChange && readStored('actingSession') !== undefined) {
        // The form stays, with its input, because the user may end the impersonation and submit it again.
        void loadPart(() => import('../overlays/questions'), ['obligations', 'session']).then(
          ({ tellNotWhileActing }) => tellNotWhileActing(),
          () => undefined,
        );
        return true;
      }
      goTo(paths.unauthorized({ traceId: error.traceId }));
      return true;
    },
    onSessionMissing: () => {
      noteSessionEnded();
      sealInput();
      // The route guard sends the user to sign-in and back. A public page stays unchanged.
      queries.setQueryData(authCheckQuery.queryKey, null);
      return needsSession(location.pathname);
    },
  });
  // Several calls of a page can meet the same obligation. With a dialog each, one call would replace another's dialog.
  let isAsking = false;
  bindObligationModal((command, to) => {
    if (isAsking) return;
    isAsking = true;
    preloadDialog();
    void loadPart(() => import('../overlays/questions'), ['obligations', 'session'])
      // When the question does not load, the page of the command opens at once.
      .then(
        ({ askObligation }) => askObligation(command),
        () => true,
      )
      .then((isOk) => {
        isAsking = false;
        goTo(isOk ? to : paths.logout(), { state: { isAsked: true } });
      });
  });
  bindLogging(
    (entries) =>
      done(gateway.POST('/logging/batch-log', { body: { entries }, keepalive: true }), {
        skipHooks: everyHook,
      }),
    nameOfPath,
    config.errorReports,
  );
}

export function bindPage(queries: QueryClient): void {
  showCarriedToast();
  watchActions();
  prepareAnnouncements();
  watchPerson();
  listenToTabs((message) => {
    switch (message.type) {
      case 'signed-out':
        // Fails closed at once: removes protected content after a sign-out in another tab.
        noteSessionEnded();
        sealInput();
        dismissSuccesses();
        queries.clear();
        queries.setQueryData(authCheckQuery.queryKey, null);
        if (needsSession(location.pathname))
          goTo(paths.login({ redirectUrl: currentPage() }), {
            replace: true,
            state: signedOutState(message.signedOut),
          });
        break;
      case 'signed-in':
        // Another user may have signed in.
        sealInput();
        void queries.invalidateQueries();
        break;
      case 'client-switched':
        void queries.invalidateQueries();
        break;
      case 'language-changed':
        void followLanguage(message.language).then(() => queries.invalidateQueries());
        break;
    }
  });
  // Reloads a page from the back/forward cache: its data is old, and it may be frozen in the middle of a navigation.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  window.addEventListener('beforeunload', noteLeaving);
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, fetchAhead, { passive: true });
  window.addEventListener('online', () => void retryLanguage());
  window.addEventListener('error', (event) => logClientError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => logClientError(event.reason));
  window.addEventListener('pagehide', () => void flushLogs());
}

function fetchAhead({ target }: Event): void {
  const links = linksAt(target);
  if (links.length === 0) return;
  void loadRoutes().then(
    () => links.forEach(fetchScreen),
    () => undefined,
  );
}
