import type { components } from '../../openapi/generated/authentication-service';
import { authentication } from '../api/clients';
import { everyHook, type Hook, unwrapIfAny, type UnwrapOptions } from '../api/response/unwrap';
import { removeCookie, writeRegionalCookies } from '../platform/cookies';
import { removeStored } from '../platform/storage';
import { dispatchToSession } from './session-state';
import { broadcastToTabs } from '../navigation/tab-messages';
import { readAuthCheck } from './session';

/** The response of a sign-in; a service may omit either field. */
export type LoginResponse = Partial<components['schemas']['LoginAnswer']>;

/** Sign-in handles obligations itself, and needs no session. A 403 still leads to the unauthorized page. */
export const signInHooks: readonly Hook[] = ['obligation', 'session'];

/** openapi-fetch uses the given serialiser but leaves the Content-Type at JSON, so these options set both. */
const formEncoded = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  bodySerializer: (body: Record<string, string | undefined>): string => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(body)) if (value !== undefined) form.set(name, value);
    return form.toString();
  },
};

/**
 * @param table the codes that the form handles, whatever their status
 * @throws TypeError when the response started no session
 */
export async function logIn(
  form: { username: string; password: string; recaptchaToken?: string },
  signal: AbortSignal,
  table: NonNullable<UnwrapOptions['table']>,
): Promise<LoginResponse> {
  const call = authentication.POST('/login', { body: form, ...formEncoded, signal });
  const response: LoginResponse = (await unwrapIfAny(call, { skipHooks: signInHooks, table })) ?? {};
  return withSession(response, signal);
}

/**
 * The response of a sign-in, once it is sure that there is a session. Without sign-in fields in the response it checks:
 * without a session the next page would redirect back here without a message.
 * @throws TypeError when the response started no session; ApiError when the check fails
 */
export async function withSession<Result extends LoginResponse>(
  response: Result,
  signal: AbortSignal,
): Promise<Result> {
  if (typeof response.redirectUrl === 'string' || response.personalSettings !== undefined) return response;
  if (readAuthCheck(await unwrapIfAny(authentication.GET('/check', { signal }), { skipHooks: everyHook })) === null)
    throw new TypeError('The sign-in started no session.');
  return response;
}

/**
 * Stores what a login returned and tells the other tabs. It also removes what the previous user left: the stored user
 * id, the details of a client switch, a changed password and who that was.
 */
export function beginSession(settings: LoginResponse['personalSettings']): void {
  writeRegionalCookies({ ...settings, language: settings?.preferredLanguage });
  removeCookie('userId');
  for (const left of ['switchDetails', 'passwordChanged', 'personBefore'] as const) removeStored(left);
  dispatchToSession({ type: 'begun' });
  broadcastToTabs({ type: 'signed-in' });
}
