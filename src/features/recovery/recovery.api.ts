import { orchestrator } from '../../api/clients';
import { done } from '../../api/response/unwrap';

/** Known and unknown addresses get the same response, here and in the two calls below. */
export async function requestPasswordReset(identifier: string, signal: AbortSignal): Promise<void> {
  await done(orchestrator.POST('/credentials/forgot', { body: { identifier }, signal }));
}

export async function requestUsername(identifier: string, signal: AbortSignal): Promise<void> {
  await done(orchestrator.POST('/credentials/forgotUsername', { body: { identifier }, signal }));
}

export async function requestSelfRegistration(emailAddress: string, signal: AbortSignal): Promise<void> {
  await done(orchestrator.POST('/self-registration/send-email', { body: { emailAddress }, signal }));
}
