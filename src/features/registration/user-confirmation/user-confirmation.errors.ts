import type { Problem } from '../../../forms/use-submission';
import type { ResultKind } from '../../../navigation/result-kinds';
import { isBeforeLastTry, outcomeOf, type Outcomes, retryAt } from '../../../api/response/outcomes';

export const loadResults: Outcomes<ResultKind> = {
  TOKEN_LOAD_VERIFY_FAILURE: 'BAD_REGISTRATION_TOKEN',
  INVALID_TOKEN: 'BAD_REGISTRATION_TOKEN',
  REDIRECT_TO_AIM_REGISTRATION_ERROR: 'FAILURE_REDIRECT_TO_AIM',
  otherwise: 'FAILURE_UNSUPPORTED',
};

export const dateOutcomes: Outcomes<'incorrect' | 'unexpected' | 'connection' | 'tooMany' | 'ended'> = {
  connection: 'connection',
  ERROR_VERIFYING_ASSOCIATE: 'incorrect',
  TOO_MANY_ATTEMPTS: 'tooMany',
  TOKEN_LOAD_VERIFY_FAILURE: 'ended',
  otherwise: 'unexpected',
};

/** Why the service refused a date. Null when the link has ended, so that no date can help. */
export function dateProblem(error: unknown): Problem | null {
  const reason = outcomeOf(error, dateOutcomes);
  if (reason === 'ended') return null;
  if (reason === 'tooMany') return tooManyDates(retryAt(error));
  const isLast = reason === 'incorrect' && isBeforeLastTry(error);
  return { message: `registration:user-confirmation.refused.${isLast ? 'lastTry' : reason}` };
}

export function tooManyDates(until: number | undefined): Problem {
  return { message: 'registration:user-confirmation.refused.tooMany', until };
}
