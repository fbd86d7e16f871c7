import type { QueryClient } from '@tanstack/react-query';
import { apiConfiguration, configureApi } from '../../api/configure';
import { goTo } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import { pageWithToken } from '../../navigation/route-token';
import { preloadDialog } from '../../forms/dialogs';
import { signedOutState } from '../../navigation/signed-out';
import { readStored } from '../../platform/storage';
import { listenToTabs } from '../../navigation/tab-messages';
import { dismissSuccesses } from '../../navigation/toasts';
import { setObligationModal, handleObligation } from '../../session/handle-obligation';
import { dispatchToSession } from '../../session/session-state';
import { authCheckQuery } from '../../session/session';
import { loadPart } from '../../texts/part';
import { needsSession } from './known-routes';
import { showOtherAccount, watchPerson } from './watch-person';
import { perApp } from '../../lifetime';

const watch = perApp(() => ({ isOn: false }));

/** Binds what a session can meet: an obligation, its end, another person. The first page behind sign-in calls it. */
export function watchSession(queries: QueryClient): void {
  if (watch().isOn) return;
  watch().isOn = true;
  handleRefusals(queries);
  watchPerson();
  listenToTabs((message) => {
    if (message.type !== 'signed-out') {
      // Another user may have signed in.
      if (message.type === 'signed-in') dispatchToSession({ type: 'input-sealed' });
      return;
    }
    // Fails closed at once: removes protected content after a sign-out in another tab.
    dismissSuccesses();
    queries.clear();
    forgetSession(queries);
    if (needsSession(location.pathname))
      goTo(paths.login({ redirectUrl: pageWithToken() }), { replace: true, state: signedOutState(message.signedOut) });
  });
}

/** These responses replace the page. */
function handleRefusals(queries: QueryClient): void {
  const { onForbidden } = apiConfiguration();
  configureApi({
    onOtherPerson: showOtherAccount,
    onObligation: (obligation, error, resume) => handleObligation(obligation, { error, resume }),
    onForbidden: (error) => {
      if (!error.isChange || readStored('actingSession') === undefined) return onForbidden(error);
      // The form stays, with its input, because the user may end the impersonation and submit it again.
      void loadQuestions().then(
        ({ tellNotWhileActing }) => tellNotWhileActing(),
        () => undefined,
      );
      return true;
    },
    onSessionMissing: () => {
      // The route guard sends the user to sign-in and back. A public page stays unchanged.
      forgetSession(queries);
      return needsSession(location.pathname);
    },
  });
  // Several calls of a page can meet the same obligation. With a dialog each, one call would replace another's dialog.
  let isAsking = false;
  setObligationModal((command, to) => {
    if (isAsking) return;
    isAsking = true;
    preloadDialog();
    void loadQuestions()
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
}

function forgetSession(queries: QueryClient): void {
  dispatchToSession({ type: 'ended', keepsInput: true });
  queries.setQueryData(authCheckQuery.queryKey, null);
}

function loadQuestions() {
  return loadPart(() => import('../overlays/questions'), ['obligations', 'session']);
}
