import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { changeOutcomes, codeOutcomes, sendOutcomes } from './email-verification.flow';

/** Sends a code to the person's address that is not verified yet. @returns the token that goes back with the code */
export async function sendCode(_input: void, signal: AbortSignal): Promise<string> {
  const { token } = await unwrap(
    orchestrator.POST('/persons/me/tokens', { body: { kind: 'emailVerification' }, signal }),
    { table: sendOutcomes },
  );
  return token;
}

/** Gives the code back: the address is then verified, and what was obliged to be done is done. @throws ApiError */
export async function verifyCode({ token, code }: { token: string; code: string }, signal: AbortSignal): Promise<void> {
  await done(
    orchestrator.POST('/tokens/execute', { body: { kind: 'emailVerification', token, data: { code } }, signal }),
    { table: codeOutcomes },
  );
}

/**
 * Changes an address that is not verified yet; a code goes to the new one. @returns the token that goes back with the
 * code
 */
export async function changeEmail(
  { emailAddress, oldEmail }: { emailAddress: string; oldEmail: string },
  signal: AbortSignal,
): Promise<string> {
  const { token } = await unwrap(
    orchestrator.POST('/tokens/emailVerification', { body: { emailAddress, oldEmail }, signal }),
    { table: changeOutcomes },
  );
  return token;
}
