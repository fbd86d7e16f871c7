import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { type SentCode, sentCode } from '../../forms/sent-code';
import { changeOutcomes, codeOutcomes, sendOutcomes } from './email-verification.flow';

/**
 * Sends a code to the user's unverified address.
 * @returns the code, whose token goes back with the digits
 * @throws ApiError
 */
export async function sendCode(_input: void, signal: AbortSignal): Promise<SentCode> {
  const response = await unwrap(
    orchestrator.POST('/persons/me/tokens', { body: { kind: 'emailVerification' }, signal }),
    { table: sendOutcomes },
  );
  return sentCode(response);
}

/**
 * Verifies the address with the code, which also meets the obligation.
 * @throws ApiError
 */
export async function verifyCode({ token, code }: { token: string; code: string }, signal: AbortSignal): Promise<void> {
  await done(
    orchestrator.POST('/tokens/execute', { body: { kind: 'emailVerification', token, data: { code } }, signal }),
    { table: codeOutcomes },
  );
}

/**
 * Changes an unverified address; the server sends a code to the new one.
 * @returns the code, whose token goes back with the digits
 * @throws ApiError
 */
export async function changeEmail(
  { emailAddress, oldEmail }: { emailAddress: string; oldEmail: string },
  signal: AbortSignal,
): Promise<SentCode> {
  const response = await unwrap(
    orchestrator.POST('/tokens/emailVerification', { body: { emailAddress, oldEmail }, signal }),
    { table: changeOutcomes },
  );
  return sentCode(response);
}
