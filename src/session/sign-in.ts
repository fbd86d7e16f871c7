import type { components } from '../../openapi/generated/authentication-service';
import { authentication, formEncoded } from '../api/clients';
import { everyHook, unwrapIfAny } from '../api/response/unwrap';
import { removeCookie, writeRegionalCookies } from '../platform/cookies';
import { removeStored } from '../platform/storage';
import { noteSessionBegun } from './person';
import { broadcastToTabs } from '../platform/tabs';
import { readAuthCheck } from './session';

/** The response of a sign-in; a service may omit either field. */
export type LoginResponse = Partial<components['schemas']['LoginAnswer']>;

/** Throws TypeError when the response started no session. */
export async function logIn(
  form: { username: string; password: string; recaptchaToken?: string },
  signal: AbortSignal,
): Promise<LoginResponse> {
  const response: LoginResponse =
    (await unwrapIfAny(authentication.POST('/login', { body: form, ...formEncoded, signal }), {
      skipHooks: everyHook,
    })) ?? {};
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
 * id and the details of a client switch.
 */
export function beginSession(settings: LoginResponse['personalSettings']): void {
  writeRegionalCookies({ ...settings, language: settings?.preferredLanguage });
  removeCookie('userId');
  removeStored('switchDetails');
  noteSessionBegun();
  broadcastToTabs({ type: 'signed-in' });
}
