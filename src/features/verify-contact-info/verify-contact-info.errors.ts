import type { Problem } from '../../forms/use-submission';
import type { ResultKind } from '../../navigation/result-kinds';
import {
  isBeforeLastTry,
  isConnectionProblem,
  isTakenForWrongCode,
  outcomeOf,
  type Outcomes,
} from '../../api/response/outcomes';

type CodeProblem = 'incorrect' | 'lastTry' | 'expired' | 'connection';

const results: Outcomes<ResultKind> = {
  EMAIL_ADDRESS_ALREADY_EXISTS: 'FAILURE_VERIFY_CONTACT_INFO_DUPLICATE_EMAIL',
  TOO_MANY_ATTEMPTS: 'FAILURE_VERIFY_CONTACT_INFO_TOO_MANY_ATTEMPTS',
  INVALID_CONTACT_INFO_FORMAT: 'FAILURE_VERIFY_CONTACT_INFO_INVALID_FORMAT',
  MISSING_REQUIRED_QUERY_PARAMS: 'FAILURE_VERIFY_CONTACT_INFO',
  otherwise: 'FAILURE_VERIFY_CONTACT_INFO',
};

const codeProblems: Outcomes<CodeProblem | null> = {
  connection: 'connection',
  CODE_INCORRECT: 'incorrect',
  CODE_EXPIRED: 'expired',
  otherwise: null,
};

export function resultOf(error: unknown): ResultKind {
  return outcomeOf(error, results);
}

export function failureOf(error: unknown): { problem: CodeProblem } | { result: ResultKind } {
  const problem = outcomeOf(error, codeProblems);
  return problem === null ? { result: resultOf(error) } : { problem };
}

/** A refused token or an unknown reason counts as an incorrect code. */
export function failureOfCode(error: unknown): ReturnType<typeof failureOf> {
  if (!isTakenForWrongCode(error)) return failureOf(error);
  return { problem: isBeforeLastTry(error) ? 'lastTry' : 'incorrect' };
}

const notReached: Problem = { message: 'contact:verify-contact-info.problem.connection' };

/** The code was not sent. Null where a result page follows. */
export function sendProblem(error: unknown): Problem | null {
  return isConnectionProblem(error) ? notReached : null;
}

/** The code was not accepted. Null where a result page follows. */
export function codeProblem(error: unknown): Problem<'code'> | null {
  const failure = failureOfCode(error);
  if ('result' in failure) return null;
  if (failure.problem === 'connection') return notReached;
  if (failure.problem === 'lastTry') return { fields: [['code', 'fields:code.lastTry']] };
  return { fields: [['code', `contact:verify-contact-info.problem.${failure.problem}`]] };
}
