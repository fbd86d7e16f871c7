import type { QueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/authentication-service';
import { authentication } from '../../api/clients';
import { unwrap } from '../../api/response/unwrap';
import { applyHostBrand } from '../config/brand';
import { getConfig } from '../config/config';
import { removeCookie } from '../browser/cookies';
import { paths, withSearch } from '../navigation/paths';
import { checkedTarget, redirectRules, type RedirectRules } from '../navigation/redirects';
import type { ResultKind } from '../results/result-kinds';
import { authCheckQuery } from './session';
import { readStored, removePersonal, writeStored } from '../browser/storage';
import { broadcastToTabs } from './tabs';

type SignedOut = components['schemas']['SignedOut'];

/**
 * Ends this session, or all of them, and forgets everything about the person: cache, storage, and in the other tabs
 * too. The details of a client switch stay until their page has shown them.
 * @throws ApiError when the server could not be told; then nothing is forgotten, since the session may still be there
 */
export async function endSession(queries: QueryClient, { all = false } = {}): Promise<SignedOut> {
  const path = all ? '/logout-all-sessions' : '/logout';
  const answer = await unwrap(authentication.POST(path, {}), { skipHooks: ['session', 'forbidden', 'obligation'] });
  const switchDetails = readStored('switchDetails');
  removePersonal();
  if (switchDetails !== undefined) writeStored('switchDetails', switchDetails);
  removeCookie('userId');
  queries.clear();
  queries.setQueryData(authCheckQuery.queryKey, null);
  applyHostBrand();
  broadcastToTabs({ type: 'signed-out' });
  return answer;
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

/** Where a person goes after /auth/logout (see docs/product/4-states.md#logout-and-logout-all-sessions). */
export function decideSignOut(
  answer: SignedOut,
  context: SignOutContext,
  rules: RedirectRules = logoutRules(),
): SignOutStep {
  if (context.afterLogout !== undefined)
    return { kind: 'go', to: checkedTarget(context.afterLogout, rules) ?? paths.login() };
  if (context.isSwitchingClients) return { kind: 'go', to: paths.switchClientsMessage() };
  if (answer.authentication_method === 'Nexo') {
    const logoutUrl = checkedTarget(answer.logoutUrl, rules);
    return logoutUrl === null
      ? { kind: 'result', result: 'FAILURE_UNDETERMINED_NEXO_SESSION' }
      : { kind: 'go', to: logoutUrl };
  }
  if (context.hadSsoCookie) return { kind: 'go', to: paths.ssoLoginRequest() };
  return { kind: 'go', to: withSearch(paths.login(), context.search) };
}

/** The other system's logout address may be on its own origin, which the configuration names. */
function logoutRules(): RedirectRules {
  const rules = redirectRules();
  const other = new URL(getConfig().otherSignInSystem.logoutUrl, rules.origin).origin;
  return { ...rules, allowedOrigins: [...rules.allowedOrigins, other] };
}
