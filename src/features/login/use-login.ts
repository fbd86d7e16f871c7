import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../api/response/api-error';
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

export function useLogin(page: LoginPage) {
  const queries = useQueryClient();
  const { search, pathname } = useLocation();
  const [state, draw] = useState(initialLogin);
  // The latest state. Events can change it after the last render.
  const now = useRef(state);
  const dispatch = useCallback((event: LoginEvent) => draw((now.current = loginReducer(now.current, event))), []);
  const around = { queries, at: { pathname, search }, clear: page.clear };
  const request = useRef<AbortController | null>(null);
  // A request must not navigate after its form has unmounted.
  useEffect(() => () => request.current?.abort(), []);

  function newSignal(): AbortSignal {
    request.current?.abort();
    request.current = new AbortController();
    return request.current.signal;
  }

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

  function send(): void {
    const { step } = now.current;
    if (step === 'identifier') void next();
    else if (step === 'password') void submit();
  }

  async function next() {
    const state = now.current;
    if (!canGoNext(state)) return;
    const signal = newSignal();
    dispatch({ type: 'next' });
    try {
      const isOwn = await isOwnLogin(plainId(state.username), signal);
      if (!isOwn || signal.aborted) return;
      dispatch({ type: 'username-checked', hasPassword: page.read() !== '' });
      // Loads while the user types the password.
      whenIdle(() => void import('./ways-on').then((ways) => ways.loadOffer()).catch(() => undefined));
    } catch {
      if (!signal.aborted) dispatch({ type: 'check-failed', hasPassword: page.read() !== '' });
    }
  }

  async function submit() {
    const state = now.current;
    if (!canSubmit(state)) return;
    const username = plainId(state.username);
    const { captcha, checked } = state;
    const signal = newSignal();
    dispatch({ type: 'submit' });
    let ways: typeof Ways | undefined;
    try {
      // The username changed after its check, so it may belong to the other system. A failed check does not stop the
      // login.
      if (username !== checked && !(await isOwnLogin(username, signal).catch(() => true))) return;
      const form = {
        username,
        password: plainPassword(page.read()),
        ...(captcha?.token && { recaptchaToken: captcha.token }),
      };
      ways = await loadWays();
      const response = await ways.sendPassword(form, signal);
      leave(username);
      await ways.arrive(response, around);
    } catch (error) {
      if (signal.aborted || (isApiError(error) && error.handled)) return;
      // Without the ways on, nothing was sent.
      const { problem, siteKey }: Failure = ways?.failureOf(error) ?? { problem: { kind: 'generic' } };
      if (!keepsPassword(problem)) page.clear();
      if (problem.kind === 'locked') keepLock({ username, until: problem.until });
      dispatch({ type: 'failed', problem, siteKey });
    }
  }

  function cancel() {
    request.current?.abort();
    dispatch({ type: 'cancel' });
  }

  async function finish(response: PasskeyLogin): Promise<void> {
    request.current?.abort();
    leave(response.account?.name);
    const ways = await loadWays().catch(() => undefined);
    if (ways === undefined) goTo(loginTarget(search), { replace: true });
    else await ways.arrive(response, around);
  }

  return { state, dispatch, send, cancel, finish };
}
