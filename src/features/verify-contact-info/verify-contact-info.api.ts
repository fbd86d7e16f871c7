import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { expiryOf } from '../../api/response/expiry-of';
import { resendFrom } from '../../forms/resend';
import type { SentCode, Subject } from './verify-contact-info.flow';

/**
 * Sends a code to the contact; null when the contact is already verified.
 * @throws ApiError with the codes of contact verification; TypeError for a response without an id, which no code can
 *   complete
 */
export async function startVerification(subject: Subject): Promise<SentCode | null> {
  const response = await unwrap(orchestrator.POST('/persons/me/contact-info/verifications', { body: subject }));
  if (response.status === 'alreadyVerified') return null;
  if (typeof response.id !== 'string') throw new TypeError('The response of the verification has no id.');
  return {
    id: response.id,
    destination: response.destination,
    expiresAt: expiryOf(response.expiresAt),
    resendAt: resendFrom(response.resendAfterSeconds),
    codeLength: response.codeLength,
  };
}

/**
 * Verifies the contact with the code it received.
 * @throws ApiError CODE_INCORRECT, CODE_EXPIRED, TOO_MANY_ATTEMPTS
 */
export async function verifyContact(id: string, code: string): Promise<void> {
  await done(
    orchestrator.POST('/persons/me/contact-info/verifications/{id}/verify', {
      params: { path: { id } },
      body: { code },
    }),
  );
}
