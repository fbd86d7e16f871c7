import type { QueryClient } from '@tanstack/react-query';
import { isApiError, type Obligation } from '../../api/response/api-error';
import { everyHook } from '../../api/response/unwrap';
import { keepLinkToken } from '../../navigation/route-token';
import { goTo } from '../../navigation/navigation';
import { type SafeUrl, withQuery } from '../../navigation/path';
import { configuredTarget, prefixedRedirect } from '../../navigation/redirects';
import { withoutTokens } from '../../navigation/without-tokens';
import { checkObligations, handleObligation, obligationsQuery, wayBack } from '../../session/handle-obligation';
import { isOwnHome, resolveLanding } from '../../session/landing';
import type { Place } from '../../session/obligations';
import { notePasswordSignIn, wayAfterSignIn } from '../../session/passkeys/after-sign-in';
import { authCheckQuery } from '../../session/session';
import { beginSession, logIn, type LoginResponse } from '../../session/sign-in';
import { loadStoredLanguage } from '../../texts/language';
import { problems } from './login.errors';
import { loginTarget } from './login.target';

/*
 * The call of sign-in, and where it leads. Both load while the user types the password: the form shows without them.
 */

export { loadOffer } from '../../session/passkeys/after-sign-in';
export { failureOf } from './login.errors';

export async function sendPassword(form: Parameters<typeof logIn>[0], signal: AbortSignal): Promise<LoginResponse> {
  const response = await logIn(form, signal, problems);
  notePasswordSignIn();
  return response;
}

interface LoginContext {
  queries: QueryClient;
  at: Place;
  clearPassword: () => void;
}

/** Leads a signed-in user to an obligation or to the target. */
export async function continueAfterLogin(
  response: LoginResponse,
  { queries, at, clearPassword }: LoginContext,
): Promise<void> {
  // A check from before the sign-in may still be under way. Its late "no session" would lead back to this page.
  await queries.cancelQueries({ queryKey: authCheckQuery.queryKey });
  await queries.invalidateQueries({ refetchType: 'none' });
  const target = loginTarget(at.search);
  const landing = resolveLanding(queries, goalOf(response.redirectUrl, target));
  const required = requiredObligation(queries);
  // Writing cookies takes time, so it happens while these requests run.
  beginSession(response.personalSettings);
  const obligation = await required;
  void loadStoredLanguage();
  if (obligation !== undefined && handleObligation(obligation, { at: wayBack(obligation, target), asPage: true }))
    return clearPassword();
  const goal = await wayAfterSignIn(await landing);
  const inPage = isOwnHome(goal);
  // The browser may keep a document that it leaves, with its fields. The home replaces the form.
  if (!inPage) clearPassword();
  goTo(goal, { replace: true, inPage });
}

/** Leads a user of the other sign-in system there, with the way back. */
export function goToOtherSystem(name: 'loginUrl' | 'rebrandLoginUrl', search: string): void {
  const target = loginTarget(search);
  keepLinkToken(target);
  goTo(withQuery(configuredTarget(name), { redirectUrl: withoutTokens(target, configuredTarget('landing')) }));
}

/** Caches "no obligation" for the gate of the next page, which checks again in the background. */
async function requiredObligation(queries: QueryClient): Promise<Obligation | undefined> {
  try {
    await checkObligations(everyHook);
    queries.setQueryData(obligationsQuery.queryKey, null);
    return undefined;
  } catch (error) {
    return isApiError(error) ? error.obligation : undefined;
  }
}

/** The target behind the redirectUrl of the response. No token of the target goes to another host. */
function goalOf(prefix: string | undefined, target: SafeUrl): SafeUrl {
  const goal = prefixedRedirect(prefix, target);
  if (goal.startsWith('/')) return goal;
  return prefixedRedirect(prefix, withoutTokens(target, configuredTarget('landing')));
}
