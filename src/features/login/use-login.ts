import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { components } from '../../../openapi/generated/authentication-service';
import { authentication } from '../../api/clients';
import { everyHook, unwrap } from '../../api/response/unwrap';
import { useSubmission } from '../../forms/use-submission';
import { loadPart } from '../../texts/part';
import { isFlagOn } from '../../session/flags';
import { goTo } from '../../navigation/navigation';
import { whenIdle } from '../../platform/when-idle';
import {
  canGoNext,
  canSubmit,
  type Failure,
  initialLogin,
  keepsPassword,
  type LoginEvent,
  loginReducer,
} from './login.flow';
import { keepLock, type LoginWay } from './use-kept-username';
import { loginTarget } from './login.target';
import type { PasskeyLogin } from './passkey/passkey.api';
import { plainId, plainPassword } from '../../ui/plain-text';
import type * as Actions from './login.actions';

/** The form shows without it. */
const loadActions = () => loadPart(() => import('./login.actions'));

interface LoginOptions {
  /** Only the field holds the password. */
  readPassword: () => string;
  clearPassword: () => void;
  /** `username` is missing when the response to a passkey names no account. */
  onLeave: (username?: string, way?: LoginWay) => void;
}

interface SentLogin {
  username: string;
  /** The username whose path was checked. */
  checked: string;
  recaptchaToken: string | null | undefined;
}

export function useLogin({ readPassword, clearPassword, onLeave }: LoginOptions) {
  const queries = useQueryClient();
  const { search, pathname } = useLocation();
  const [state, setState] = useState(initialLogin);
  /** Events can change it after the last render. */
  const latest = useRef(state);
  const dispatch = useCallback((event: LoginEvent) => {
    latest.current = loginReducer(latest.current, event);
    setState(latest.current);
  }, []);
  const context = { queries, at: { pathname, search }, clearPassword };
  const actions = useRef<typeof Actions>(undefined);

  function leave(username?: string, way?: LoginWay) {
    dispatch({ type: 'leave' });
    onLeave(username, way);
  }

  /** For a username of the other system the browser navigates there. */
  async function isOwnLogin(username: string, signal: AbortSignal): Promise<boolean> {
    const path = await checkAuthPath(queries, username, signal);
    if (path.isLifionLogin || signal.aborted) return path.isLifionLogin;
    const { goToOtherSystem } = await loadActions();
    if (signal.aborted) return false;
    leave(username, 'elsewhere');
    // The other sign-in system asks for its own password.
    clearPassword();
    goToOtherSystem(path.isNexoClientRebrandEnabled ? 'rebrandLoginUrl' : 'loginUrl', search);
    return false;
  }

  const check = useSubmission(isOwnLogin, {
    onSuccess: (isOwn) => {
      if (!isOwn) return;
      dispatch({ type: 'username-checked', hasPassword: readPassword() !== '' });
      // Loads while the user types the password.
      whenIdle(() => void import('./login.actions').then(({ loadOffer }) => loadOffer()).catch(() => undefined));
    },
    onError: () => dispatch({ type: 'check-failed', hasPassword: readPassword() !== '' }),
  });

  const login = useSubmission(
    async ({ username, checked, recaptchaToken }: SentLogin, signal) => {
      // The username changed after its check, so it may belong to the other system. A failed check does not stop the
      // login.
      if (username !== checked && !(await isOwnLogin(username, signal).catch(() => true))) return null;
      actions.current = await loadActions();
      const password = plainPassword(readPassword());
      return actions.current.sendPassword({ username, password, ...(recaptchaToken && { recaptchaToken }) }, signal);
    },
    {
      onSuccess: async (response, { username }) => {
        if (response === null) return;
        leave(username);
        await actions.current?.continueAfterLogin(response, context);
      },
      onError: (error, { username }) => {
        // Without the actions, nothing was sent.
        const { problem, siteKey }: Failure = actions.current?.failureOf(error) ?? { problem: { kind: 'generic' } };
        if (!keepsPassword(problem)) clearPassword();
        if (problem.kind === 'locked') keepLock({ username, until: problem.until });
        dispatch({ type: 'failed', problem, siteKey });
      },
    },
  );

  function send(): void {
    const state = latest.current;
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
    leave(response.account?.name, 'passkey');
    const loaded = await loadActions().catch(() => undefined);
    if (loaded === undefined) goTo(loginTarget(search), { replace: true });
    else await loaded.continueAfterLogin(response, context);
  }

  return { state, dispatch, send, cancel, finish };
}

type AuthPath = components['schemas']['AuthPath'];

/** A TypeError for a response without the system: the caller then shows the password. */
async function checkAuthPath(queries: QueryClient, username: string, signal: AbortSignal): Promise<AuthPath> {
  const byPost = await isFlagOn(queries, 'enableCheckAuthPathPost');
  const response = byPost
    ? await unwrap(authentication.POST('/check-auth-path', { body: { username }, signal }), { skipHooks: everyHook })
    : await unwrap(
        authentication.GET('/username/{username}/check-auth-path', { params: { path: { username } }, signal }),
        { skipHooks: everyHook },
      );
  if (typeof response.isLifionLogin !== 'boolean') throw new TypeError('The path check has no isLifionLogin.');
  return response;
}
