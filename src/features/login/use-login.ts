import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSubmission } from '../../forms/use-submission';
import { loadPart } from '../../texts/part';
import { goTo } from '../../navigation/navigation';
import { whenIdle } from '../../platform/when-idle';
import { checkAuthPath } from './login.api';
import {
  canGoNext,
  canSubmit,
  type Failure,
  initialLogin,
  keepsPassword,
  type LoginEvent,
  loginReducer,
} from './login.flow';
import { keepLock } from './use-kept-username';
import { loginTarget } from './login.target';
import type { PasskeyLogin } from './passkey/passkey.api';
import { plainId, plainPassword } from '../../ui/plain-text';
import type * as Ways from './ways-on';

/** The form shows without it. */
const loadWays = () => loadPart(() => import('./ways-on'));

/** Only the field holds the password. */
export interface LoginPage {
  read: () => string;
  clear: () => void;
  /** `username` is missing when the response to a passkey names no account. */
  onLeave: (username?: string, isElsewhere?: boolean) => void;
}

interface SentLogin {
  username: string;
  /** The username whose path was checked. */
  checked: string;
  recaptchaToken: string | null | undefined;
}

export function useLogin(page: LoginPage) {
  const queries = useQueryClient();
  const { search, pathname } = useLocation();
  const [state, draw] = useState(initialLogin);
  // The latest state. Events can change it after the last render.
  const now = useRef(state);
  const dispatch = useCallback((event: LoginEvent) => draw((now.current = loginReducer(now.current, event))), []);
  const around = { queries, at: { pathname, search }, clear: page.clear };
  const ways = useRef<typeof Ways>(undefined);

  function leave(username?: string, isElsewhere = false) {
    dispatch({ type: 'leave' });
    page.onLeave(username, isElsewhere);
  }

  /** For a username of the other system the browser navigates there. */
  async function isOwnLogin(username: string, signal: AbortSignal): Promise<boolean> {
    const path = await checkAuthPath(queries, username, signal);
    if (path.isLifionLogin || signal.aborted) return path.isLifionLogin;
    const { goToOtherSystem } = await loadWays();
    if (signal.aborted) return false;
    leave(username, true);
    // The other sign-in system asks for its own password.
    page.clear();
    goToOtherSystem(path.isNexoClientRebrandEnabled ? 'rebrandLoginUrl' : 'loginUrl', search);
    return false;
  }

  const check = useSubmission(isOwnLogin, {
    onSuccess: (isOwn) => {
      if (!isOwn) return;
      dispatch({ type: 'username-checked', hasPassword: page.read() !== '' });
      // Loads while the user types the password.
      whenIdle(() => void import('./ways-on').then(({ loadOffer }) => loadOffer()).catch(() => undefined));
    },
    onError: () => dispatch({ type: 'check-failed', hasPassword: page.read() !== '' }),
  });

  const login = useSubmission(
    async ({ username, checked, recaptchaToken }: SentLogin, signal) => {
      // The username changed after its check, so it may belong to the other system. A failed check does not stop the
      // login.
      if (username !== checked && !(await isOwnLogin(username, signal).catch(() => true))) return null;
      ways.current = await loadWays();
      const password = plainPassword(page.read());
      return ways.current.sendPassword({ username, password, ...(recaptchaToken && { recaptchaToken }) }, signal);
    },
    {
      onSuccess: async (response, { username }) => {
        if (response === null) return;
        leave(username);
        await ways.current?.arrive(response, around);
      },
      onError: (error, { username }) => {
        // Without the ways on, nothing was sent.
        const { problem, siteKey }: Failure = ways.current?.failureOf(error) ?? { problem: { kind: 'generic' } };
        if (!keepsPassword(problem)) page.clear();
        if (problem.kind === 'locked') keepLock({ username, until: problem.until });
        dispatch({ type: 'failed', problem, siteKey });
      },
    },
  );

  function send(): void {
    const state = now.current;
    const username = plainId(state.username);
    if (canGoNext(state)) {
      dispatch({ type: 'next' });
      check.submit(username);
    } else if (canSubmit(state)) {
      dispatch({ type: 'submit' });
      login.submit({ username, checked: state.checked, recaptchaToken: state.captcha?.token });
    }
  }

  function cancelRequests() {
    check.cancel();
    login.cancel();
  }

  function cancel() {
    cancelRequests();
    dispatch({ type: 'cancel' });
  }

  async function finish(response: PasskeyLogin): Promise<void> {
    cancelRequests();
    leave(response.account?.name);
    const ways = await loadWays().catch(() => undefined);
    if (ways === undefined) goTo(loginTarget(search), { replace: true });
    else await ways.arrive(response, around);
  }

  return { state, dispatch, send, cancel, finish };
}
