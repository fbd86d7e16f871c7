import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getConfig } from '../../lib/config/config';
import { removeCookie, writeRegionalCookies } from '../../lib/browser/cookies';
import { resolveLanding, isOwnHome } from '../../lib/navigation/landing';
import { loadStoredLanguage } from '../../lib/i18n/language';
import { goTo } from '../../lib/navigation/navigation';
import { textDetail } from '../../lib/errors/outcomes';
import { prefixedRedirect } from '../../lib/navigation/redirects';
import { removeStored } from '../../lib/browser/storage';
import { broadcastToTabs } from '../../lib/session/tabs';
import { handleObligation } from '../../lib/obligations/handle-obligation';
import { checkAuthPath, logIn, type LoginAnswer, problemOf, requiredObligation } from './login.api';
import { canGoNext, canSubmit, initialLogin, keepsPassword, type LoginEvent, loginReducer } from './login.flow';
import { keepLock } from './login.lock';
import { loginTarget, otherSystemUrl } from './login.target';

/** What the flow needs from the form: the field keeps the password, nobody else. */
export interface LoginPage {
  read: () => string;
  clear: () => void;
  /** The person is on the way elsewhere. */
  onLeave: () => void;
}

/** Drives the flow of sign-in: the requests behind Next and Log in, and where the person goes after them. */
export function useLogin(page: LoginPage) {
  const queries = useQueryClient();
  const { search, pathname } = useLocation();
  const [state, draw] = useState(initialLogin);
  // The state as it is, which keys and answers may have changed since it was drawn.
  const now = useRef(state);
  const dispatch = useCallback((event: LoginEvent) => draw((now.current = loginReducer(now.current, event))), []);
  const request = useRef<AbortController | null>(null);
  // A request whose form has gone must not take the person anywhere.
  useEffect(() => () => request.current?.abort(), []);

  function newSignal(): AbortSignal {
    request.current?.abort();
    request.current = new AbortController();
    return request.current.signal;
  }

  /** A password is not taken along: the other sign-in system asks for its own. */
  function leave() {
    page.clear();
    dispatch({ type: 'leave' });
    page.onLeave();
  }

  /**
   * Whose login the username is: ours, or the other system's, which the browser then goes to. Returns whether it is
   * ours.
   */
  async function isOwnLogin(username: string, signal: AbortSignal): Promise<boolean> {
    const path = await checkAuthPath(queries, username, signal);
    if (path.isLifionLogin || signal.aborted) return path.isLifionLogin;
    const { loginUrl, rebrandLoginUrl } = getConfig().otherSignInSystem;
    leave();
    window.location.assign(
      otherSystemUrl(path.isNexoClientRebrandEnabled ? rebrandLoginUrl : loginUrl, loginTarget(search)),
    );
    return false;
  }

  /**
   * Does what Enter or the button asks for in the present step. A password that was typed and sent while its username
   * is checked is sent as soon as the check has passed; when the check fails or leads elsewhere it is not.
   */
  function send(): void {
    const { step } = now.current;
    if (step === 'identifier') void next();
    else if (step === 'checking' && page.read() !== '') dispatch({ type: 'submit' });
    else if (step === 'password') void submit();
  }

  async function next() {
    const state = now.current;
    if (!canGoNext(state)) return;
    const signal = newSignal();
    dispatch({ type: 'next' });
    try {
      const isOwn = await isOwnLogin(state.username.trim(), signal);
      if (!isOwn || signal.aborted) return;
      const isAhead = now.current.step === 'checking' && now.current.isAhead;
      dispatch({ type: 'own-login', hasPassword: page.read() !== '' });
      if (isAhead) void submit();
    } catch {
      if (!signal.aborted) dispatch({ type: 'check-failed', hasPassword: page.read() !== '' });
    }
  }

  async function submit() {
    const state = now.current;
    if (!canSubmit(state)) return;
    const username = state.username.trim();
    const { captcha, checked } = state;
    const signal = newSignal();
    dispatch({ type: 'submit' });
    try {
      // The username was changed after its check: it may belong to the other system now. A check that fails stops
      // nobody.
      if (username !== checked && !(await isOwnLogin(username, signal).catch(() => true))) return;
      const form = { username, password: page.read(), ...(captcha?.token && { recaptchaToken: captcha.token }) };
      const answer = await logIn(form, signal);
      leave();
      await arrive(answer);
    } catch (error) {
      if (signal.aborted) return;
      const problem = problemOf(error);
      // A password that was wrong goes; one that may still be right stays.
      if (!keepsPassword(problem)) page.clear();
      if (problem.kind === 'locked') keepLock({ username, until: problem.until });
      dispatch({ type: 'failed', problem, siteKey: textDetail(error, 'siteKey') });
    }
  }

  /**
   * "A required obligation stops login and the obligation page takes over"; otherwise the person goes to the target.
   */
  async function arrive(answer: LoginAnswer): Promise<void> {
    await queries.invalidateQueries({ refetchType: 'none' });
    const target = loginTarget(search);
    const beyond = resolveLanding(queries, prefixedRedirect(answer.redirectUrl, target));
    const required = requiredObligation(queries);
    // While these are asked: each cookie costs the page a moment.
    writeRegionalCookies({ ...answer.personalSettings, language: answer.personalSettings?.preferredLanguage });
    removeCookie('userId');
    removeStored('switchDetails');
    broadcastToTabs({ type: 'signed-in' });
    const obligation = await required;
    void loadStoredLanguage();
    if (
      obligation !== undefined &&
      handleObligation(obligation, {
        at: placeOf(obligation.kind === 'command' && obligation.isLoginObligation ? pathname + search : target),
        asPage: true,
      })
    )
      return;
    const goal = await beyond;
    goTo(goal, { replace: true, inPage: isOwnHome(goal) });
  }

  /** Gives the request up. A password typed ahead goes: hidden again, it could end up beside another username. */
  function cancel() {
    request.current?.abort();
    if (now.current.step === 'checking') page.clear();
    dispatch({ type: 'cancel' });
  }

  return { state, dispatch, send, cancel };
}

function placeOf(target: string) {
  const { pathname, search } = new URL(target, window.location.origin);
  return { pathname, search };
}
