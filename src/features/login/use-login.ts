import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../api/response/api-error';
import { resolveLanding, isOwnHome } from '../../session/landing';
import { loadStoredLanguage } from '../../texts/language';
import { loadPart } from '../../texts/part';
import { goTo } from '../../navigation/navigation';
import { textDetail } from '../../platform/outcomes';
import { whenIdle } from '../../platform/when-idle';
import { withQuery } from '../../navigation/path';
import { configuredTarget, prefixedRedirect } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/safe-url';
import { keepLinkToken } from '../../navigation/link-token';
import { withoutTokens } from '../../navigation/without-tokens';
import { loadOffer, notePasswordSignIn, wayAfterSignIn } from '../../session/passkeys/after-sign-in';
import { authCheckQuery } from '../../session/session';
import { beginSession, logIn, type LoginResponse } from '../../session/sign-in';
import { checkAuthPath, loginProblemOf, problems, requiredObligation } from './login.api';
import { canGoNext, canSubmit, initialLogin, keepsPassword, type LoginEvent, loginReducer } from './login.flow';
import { keepLock } from './use-kept-username';
import { loginTarget } from './login.target';
import type { PasskeyLogin } from './passkey/passkey.api';
import { plainId, plainPassword } from '../../ui/plain-text';

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
    leave(username, true);
    // The other sign-in system asks for its own password.
    page.clear();
    const signIn = configuredTarget(path.isNexoClientRebrandEnabled ? 'rebrandLoginUrl' : 'loginUrl');
    keepLinkToken(loginTarget(search));
    const target = withoutTokens(loginTarget(search), configuredTarget('landing'));
    goTo(withQuery(signIn, { redirectUrl: target }));
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
      whenIdle(loadOffer);
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
    try {
      // The username changed after its check, so it may belong to the other system. A failed check does not stop the
      // login.
      if (username !== checked && !(await isOwnLogin(username, signal).catch(() => true))) return;
      const form = {
        username,
        password: plainPassword(page.read()),
        ...(captcha?.token && { recaptchaToken: captcha.token }),
      };
      const response = await logIn(form, signal, problems);
      notePasswordSignIn();
      leave(username);
      await arrive(response);
    } catch (error) {
      if (signal.aborted || (isApiError(error) && error.handled)) return;
      const problem = loginProblemOf(error);
      if (!keepsPassword(problem)) page.clear();
      if (problem.kind === 'locked') keepLock({ username, until: problem.until });
      dispatch({ type: 'failed', problem, siteKey: textDetail(error, 'siteKey') });
    }
  }

  async function arrive(response: LoginResponse): Promise<void> {
    // A check from before the sign-in may still be under way. Its late "no session" would lead back to this page.
    await queries.cancelQueries({ queryKey: authCheckQuery.queryKey });
    await queries.invalidateQueries({ refetchType: 'none' });
    const target = loginTarget(search);
    const beyond = resolveLanding(queries, goalOf(response.redirectUrl, target));
    const required = requiredObligation(queries);
    // Writing cookies takes time, so it happens while these requests run.
    beginSession(response.personalSettings);
    const obligation = await required;
    void loadStoredLanguage();
    if (obligation !== undefined) {
      const at = placeOf(obligation.kind === 'command' && obligation.isLoginObligation ? pathname + search : target);
      const { handleObligation } = await loadPart(() => import('../../session/handle-obligation'));
      if (handleObligation(obligation, { at, asPage: true })) return page.clear();
    }
    const goal = await wayAfterSignIn(await beyond);
    const inPage = isOwnHome(goal);
    // The browser may keep a document that it leaves, with its fields. The home replaces the form.
    if (!inPage) page.clear();
    goTo(goal, { replace: true, inPage });
  }

  function cancel() {
    request.current?.abort();
    dispatch({ type: 'cancel' });
  }

  async function finish(response: PasskeyLogin): Promise<void> {
    request.current?.abort();
    leave(response.account?.name);
    await arrive(response);
  }

  return { state, dispatch, send, cancel, finish };
}

/** The target behind the redirectUrl of the response. No token of the target goes to another host. */
function goalOf(prefix: string | undefined, target: SafeUrl): SafeUrl {
  const goal = prefixedRedirect(prefix, target);
  if (goal.startsWith('/')) return goal;
  return prefixedRedirect(prefix, withoutTokens(target, configuredTarget('landing')));
}

function placeOf(target: string) {
  const { pathname, search } = new URL(target, window.location.origin);
  return { pathname, search };
}
