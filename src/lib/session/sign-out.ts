import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/response/api-error';
import { authentication } from '../../api/clients';
import { isSessionMissing, unwrapIfAny } from '../../api/response/unwrap';
import { applyHostBrand } from '../config/brand';
import { getConfig } from '../config/config';
import { removeCookie } from '../browser/cookies';
import { paths, withSearch } from '../navigation/paths';
import { checkedTarget, redirectRules, type RedirectRules } from '../navigation/redirects';
import type { ResultKind } from '../results/result-kinds';
import { authCheckQuery, isOtherSystem } from './session';
import { readStored, removePersonal, writeStored } from '../browser/storage';
import { broadcastToTabs } from './tabs';

/** A session that has ended, as far as it decides where the person goes. */
export interface EndedSession {
  /** It was one of the other sign-in system. */
  readonly isNexo: boolean;
  /** Logout address of the other sign-in system, where the service names one; the configuration knows it too. */
  readonly logoutUrl?: string | undefined;
}

interface Ending {
  /** Every session of the person, and not this one alone. */
  readonly all?: boolean;
  /**
   * Called before anything is forgotten: where the person goes must be settled before the guards see that the session
   * is gone.
   */
  readonly onEnded?: () => void;
}

/**
 * Ends this session, or all of them, and forgets everything about the person: cache, storage, and in the other tabs
 * too. The authentication method is asked for first, where it is not known, since afterwards nobody can say. The
 * details of a client switch stay until their page has shown them.
 * @throws ApiError when the server could not be told; then nothing is forgotten, since the session may still be there
 */
export async function endSession(queries: QueryClient, { all = false, onEnded }: Ending = {}): Promise<EndedSession> {
  const check =
    queries.getQueryData(authCheckQuery.queryKey) ?? (await queries.fetchQuery(authCheckQuery).catch(() => null));
  const answer = await logOut(all ? '/logout-all-sessions' : '/logout');
  onEnded?.();
  const switchDetails = readStored('switchDetails');
  removePersonal();
  if (switchDetails !== undefined) writeStored('switchDetails', switchDetails);
  removeCookie('userId');
  queries.clear();
  queries.setQueryData(authCheckQuery.queryKey, null);
  applyHostBrand();
  broadcastToTabs({ type: 'signed-out' });
  const method = answer?.authentication_method;
  return {
    isNexo: method === undefined ? check?.isNexo === true : isOtherSystem(method),
    logoutUrl: answer?.logoutUrl,
  };
}

/** A session that is gone already has ended too. */
async function logOut(path: '/logout' | '/logout-all-sessions') {
  try {
    return await unwrapIfAny(authentication.POST(path, {}), { skipHooks: ['session', 'forbidden', 'obligation'] });
  } catch (error) {
    if (isApiError(error) && isSessionMissing(error)) return undefined;
    throw error;
  }
}

export type SignOutStep =
  { readonly kind: 'go'; readonly to: string } | { readonly kind: 'result'; readonly result: ResultKind };

/** What is around a sign-out when the answer comes. */
export interface SignOutContext {
  /** The single-sign-on cookie was there when the page was opened. */
  readonly hadSsoCookie: boolean;
  /** A client switch is under way: its message page comes next. */
  readonly isSwitchingClients: boolean;
  /** A flow sent the person here and says what comes next ("a special location logs out to a computed URL"). */
  readonly afterLogout?: string | undefined;
  /** The query of the page, with its "?". */
  readonly search: string;
}

/** Where a sign-out may lead, and the logout address of the other sign-in system for an answer that names none. */
export interface SignOutRules extends RedirectRules {
  readonly logoutUrl: string | undefined;
}

/** Where a person goes after /auth/logout (see docs/product/4-states.md#logout-and-logout-all-sessions). */
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
  if (context.hadSsoCookie) return { kind: 'go', to: paths.ssoLoginRequest() };
  return { kind: 'go', to: withSearch(paths.login(), context.search) };
}

/** The other system's logout address may be on its own origin, which the configuration names. */
function signOutRules(): SignOutRules {
  const rules = redirectRules();
  const { logoutUrl } = getConfig().otherSignInSystem;
  const others = logoutUrl === undefined ? [] : [new URL(logoutUrl, rules.origin).origin];
  return { ...rules, allowedOrigins: [...rules.allowedOrigins, ...others], logoutUrl };
}
