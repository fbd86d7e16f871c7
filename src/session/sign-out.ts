import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/response/api-error';
import { authentication } from '../api/clients';
import { everyHook, isSessionMissing, unwrapIfAny } from '../api/response/unwrap';
import { applyHostBrand } from './brand';
import { getConfig } from '../config/config';
import { removeCookie } from '../platform/cookies';
import { type SafeUrl, withSearch } from '../navigation/path';
import { paths } from '../navigation/paths';
import { checkedTarget, redirectRules, type RedirectRules, uncheckedRedirectUrl } from '../navigation/redirects';
import type { ResultKind } from '../navigation/result-kinds';
import { authCheckQuery, isOtherSystem } from './session';
import { readStored, removePersonal, writeStored } from '../platform/storage';
import { dispatchToSession } from './session-state';
import { type SignedOutReason, signedOutState } from '../navigation/signed-out';
import { broadcastToTabs } from '../navigation/tab-messages';

export interface EndedSession {
  readonly isNexo: boolean;
  /** Logout address of the other sign-in system, if the service names one. The configuration is the fallback. */
  readonly logoutUrl?: string | undefined;
}

interface Ending {
  readonly all?: boolean;
  /**
   * Why the session ends although the user did not ask for it. The unsaved input then stays until this user signs in
   * again, and the other tabs name the reason too.
   */
  readonly reason?: SignedOutReason;
  /** The app ends the session as a step of its own, so the unsaved input stays as with a `reason`. */
  readonly isOwnStep?: boolean;
  /** The caller settles the next page here, before the guards notice the missing session. */
  readonly onEnded?: () => void;
}

/**
 * Ends this session, or all sessions, and clears the user's data: cache, storage and cookie, also in the other tabs.
 * Asks for an unknown authentication method first, because the server cannot answer afterwards. Keeps the details of a
 * client switch until their page has shown them.
 * @throws ApiError when the sign-out call failed. Then it clears nothing, because the session may still exist
 */
export async function endSession(
  queries: QueryClient,
  { all = false, reason, isOwnStep = false, onEnded }: Ending = {},
): Promise<EndedSession> {
  const check =
    queries.getQueryData(authCheckQuery.queryKey) ?? (await queries.fetchQuery(authCheckQuery).catch(() => null));
  const response = await logOut(all ? '/logout-all-sessions' : '/logout');
  dispatchToSession({ type: 'ended', keepsInput: reason !== undefined || isOwnStep });
  onEnded?.();
  const switchDetails = readStored('switchDetails');
  removePersonal();
  if (switchDetails !== undefined) writeStored('switchDetails', switchDetails);
  removeCookie('userId');
  queries.clear();
  queries.setQueryData(authCheckQuery.queryKey, null);
  applyHostBrand();
  broadcastToTabs({ type: 'signed-out', ...signedOutState(reason ?? 'otherTab') });
  const method = response?.authentication_method;
  return {
    isNexo: method === undefined ? check?.isNexo === true : isOtherSystem(method),
    logoutUrl: response?.logoutUrl,
  };
}

/** Calls the sign-out. A missing session counts as signed out. */
async function logOut(path: '/logout' | '/logout-all-sessions') {
  try {
    return await unwrapIfAny(authentication.POST(path, {}), { skipHooks: everyHook });
  } catch (error) {
    if (isApiError(error) && isSessionMissing(error)) return undefined;
    throw error;
  }
}

export type SignOutStep =
  { readonly kind: 'go'; readonly to: SafeUrl } | { readonly kind: 'result'; readonly result: ResultKind };

export interface SignOutContext {
  /** The single-sign-on cookie existed when the page opened. */
  readonly hadSsoCookie: boolean;
  /** A client switch is in progress: its message page comes next. */
  readonly isSwitchingClients: boolean;
  /** The next address, set by the flow that sent the user here ("a special location logs out to a computed URL"). */
  readonly afterLogout?: string | undefined;
  readonly search: string;
}

export interface SignOutRules extends RedirectRules {
  readonly logoutUrl: string | undefined;
}

export function decideSignOut(
  ended: EndedSession,
  context: SignOutContext,
  rules: SignOutRules = signOutRules(),
): SignOutStep {
  if (context.afterLogout !== undefined)
    return { kind: 'go', to: checkedTarget(context.afterLogout, rules) ?? paths.login() };
  if (context.isSwitchingClients) return { kind: 'go', to: paths.switchClientsMessage() };
  if (ended.isNexo) {
    const logoutUrl = checkedTarget(ended.logoutUrl ?? rules.logoutUrl, rules);
    return logoutUrl === null
      ? { kind: 'result', result: 'FAILURE_UNDETERMINED_NEXO_SESSION' }
      : { kind: 'go', to: logoutUrl };
  }
  if (context.hadSsoCookie) return { kind: 'go', to: paths.ssoLogin(uncheckedRedirectUrl(context.search)) };
  return { kind: 'go', to: withSearch(paths.login(), context.search) };
}

/** Allows the origin of the configured logout address too: the other sign-in system may run on its own. */
function signOutRules(): SignOutRules {
  const rules = redirectRules();
  const { logoutUrl } = getConfig().otherSignInSystem;
  const others = logoutUrl === undefined ? [] : [new URL(logoutUrl, rules.origin).origin];
  return { ...rules, allowedOrigins: [...rules.allowedOrigins, ...others], logoutUrl };
}
