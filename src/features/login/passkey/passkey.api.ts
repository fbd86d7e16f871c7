import { accountSecurity } from '../../../api/account-security';
import { unwrapIfAny } from '../../../api/response/unwrap';
import type { components } from '../../../../openapi/generated/account-security';
import type { Assertion } from '../../../session/passkeys/credential';
import { type LoginResponse, signInHooks, withSession } from '../../../session/sign-in';
import { passkeyProblems } from './passkey.errors';

type SignedIn = components['schemas']['PasskeySignedIn'];
/** A service may omit each field. */
export type PasskeyLogin = LoginResponse & Pick<SignedIn, 'account'>;

/** A TypeError when the response started no session. */
export async function finish(id: string, credential: Assertion, signal: AbortSignal): Promise<PasskeyLogin> {
  const params = { path: { id } };
  const call = accountSecurity.POST('/passkey-sign-ins/{id}', { params, body: { credential }, signal });
  const response: PasskeyLogin = (await unwrapIfAny(call, { skipHooks: signInHooks, table: passkeyProblems })) ?? {};
  return withSession(response, signal);
}
