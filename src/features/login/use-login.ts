import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
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
import { canGoNext, canSubmit, initialLogin, loginReducer } from './login.flow';
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
  const [state, dispatch] = useReducer(loginReducer, initialLogin);
  const request = useRef<AbortController | null>(null);
  // A request whose form has gone must not take the person anywhere.
  useEffect(() => () => request.current?.abort(), []);

  function newSignal(): AbortSignal {
    request.current?.abort();
    request.current = new AbortController();
    return request.current.signal;
  }

  function leave() {
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

  async function next() {
    if (!canGoNext(state)) return;
    const signal = newSignal();
    dispatch({ type: 'next' });
    try {
      const isOwn = await isOwnLogin(state.username.trim(), signal);
      if (isOwn && !signal.aborted) dispatch({ type: 'own-login', hasPassword: page.read() !== '' });
    } catch {
      if (!signal.aborted) dispatch({ type: 'check-failed', hasPassword: page.read() !== '' });
    }
  }

  async function submit() {
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
      page.clear();
      leave();
      await arrive(answer);
    } catch (error) {
      if (!signal.aborted)
        dispatch({ type: 'failed', problem: problemOf(error), siteKey: textDetail(error, 'siteKey') });
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

  function cancel() {
    request.current?.abort();
    dispatch({ type: 'cancel' });
  }

  return { state, dispatch, next, submit, cancel };
}

function placeOf(target: string) {
  const { pathname, search } = new URL(target, window.location.origin);
  return { pathname, search };
}
