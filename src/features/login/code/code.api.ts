import { accountSecurity } from '../../../api/account-security';
import { unwrap, unwrapIfAny } from '../../../api/response/unwrap';
import { type SentCode, sentCode } from '../../../forms/sent-code';
import { type LoginResponse, signInHooks, withSession } from '../../../session/sign-in';
import { codeOutcomes, sendOutcomes } from './code.errors';

/** Known and unknown usernames get the same response. */
export async function sendSignInCode(username: string, signal: AbortSignal): Promise<SentCode> {
  const call = accountSecurity.POST('/code-sign-ins', { body: { username }, signal });
  const { id, ...sent } = await unwrap(call, { skipHooks: signInHooks, table: sendOutcomes });
  return sentCode({ token: id, ...sent });
}

/** @throws TypeError when the response started no session */
export async function signInByCode(id: string, code: string, signal: AbortSignal): Promise<LoginResponse> {
  const call = accountSecurity.POST('/code-sign-ins/{id}', { params: { path: { id } }, body: { code }, signal });
  const response: LoginResponse = (await unwrapIfAny(call, { skipHooks: signInHooks, table: codeOutcomes })) ?? {};
  return withSession(response, signal);
}
