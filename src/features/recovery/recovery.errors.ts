import { isApiError } from '../../api/response/api-error';
import type { Problem } from '../../forms/use-submission';
import type { ResultKind } from '../../navigation/result-kinds';
import { type ResultData, showResult } from '../../navigation/results';
import { isConnectionProblem, outcomeOf, type Outcomes, retryAt, traceIdOf } from '../../api/response/outcomes';

/** After a connection problem the form stays, so that the user can retry. Null where a result page follows. */
export function requestProblem(error: unknown): Problem | null {
  return isConnectionProblem(error) ? { message: 'recovery:connection' } : null;
}

/** What the page of a sent link shows. It waits before it can send again. */
export function resendProblem(error: unknown): Problem | null {
  return isApiError(error, 'TOO_MANY_ATTEMPTS') ? { message: 'recovery:checkEmail.tooMany' } : requestProblem(error);
}

/** Any other failure of the search counts as not found. */
export function searchProblem(error: unknown): Problem<'email'> {
  return requestProblem(error) ?? { fields: [['email', 'recovery:ssoLogin.notFound']] };
}

export const resetCodeOutcomes: Outcomes<'incorrect' | 'expired' | 'tooMany' | 'connection' | 'generic'> = {
  connection: 'connection',
  CODE_INCORRECT: 'incorrect',
  CODE_EXPIRED: 'expired',
  TOO_MANY_ATTEMPTS: 'tooMany',
  otherwise: 'generic',
};

export function resetCodeProblem(error: unknown): Problem<'code'> {
  const outcome = outcomeOf(error, resetCodeOutcomes);
  if (outcome === 'connection') return { message: 'recovery:connection' };
  if (outcome === 'generic') return { message: 'recovery:resetCode.generic' };
  return { fields: [['code', `recovery:resetCode.${outcome}`]] };
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
