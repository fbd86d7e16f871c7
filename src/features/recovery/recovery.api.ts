import { orchestrator } from '../../api/clients';
import { done } from '../../api/response/unwrap';
import { outcomeOf, type Outcomes, retryAt, traceIdOf } from '../../platform/outcomes';
import type { ResultKind } from '../../navigation/result-kinds';
import { type ResultData, showResult } from '../../navigation/results';

export const KEPT_EMAIL = 'email';

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

const requestFailures: Outcomes<ResultKind> = {
  TOO_MANY_ATTEMPTS: 'FAILURE_RECOVER_ATTEMPT',
  otherwise: 'FAILURE_UNSUPPORTED',
};

export function showRequestFailure(error: unknown, data: ResultData): void {
  const until = retryAt(error);
  showResult(outcomeOf(error, requestFailures), {
    ...data,
    traceId: traceIdOf(error),
    ...(until !== undefined && { until }),
  });
}
