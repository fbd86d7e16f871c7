import { isApiError } from '../../api/response/api-error';
import { passwordProblem } from '../../forms/fields/password';
import type { Problem } from '../../forms/use-submission';
import type { ResultKind } from '../../navigation/result-kinds';
import { isConnectionProblem, type Outcomes, outcomeOf } from '../../api/response/outcomes';

export const linkFailures: Outcomes<ResultKind> = {
  TOKEN_LOAD_VERIFY_FAILURE: 'FAILURE_LINK_RESET_PASS',
  TOKEN_EXECUTE_FAILURE: 'FAILURE_LINK_RESET_PASS',
  INVALID_TOKEN: 'FAILURE_LINK_RESET_PASS',
  otherwise: 'FAILURE_UNSUPPORTED',
};

export function resultOfLink(error: unknown): ResultKind {
  return outcomeOf(error, linkFailures);
}

/** Null where a result page follows. When the server was unreachable, the form stays unchanged. */
export function resetProblem(error: unknown): Problem<'new-password'> | null {
  if (isConnectionProblem(error)) return { message: 'recovery:connection' };
  const codes = isApiError(error) ? [error.code, ...error.errors.map(({ code }) => code)] : [];
  const text = codes.map(passwordProblem).find((problem) => problem !== undefined);
  return text === undefined ? null : { fields: [['new-password', `fields:passwords.${text}`]] };
}
