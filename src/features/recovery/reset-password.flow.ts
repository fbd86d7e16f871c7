import { isApiError } from '../../api/response/api-error';
import { passwordProblem, type PasswordProblem } from '../../forms/fields/password';
import { isConnectionProblem, type Outcomes, outcomeOf } from '../../platform/outcomes';
import type { ResultKind } from '../../navigation/result-kinds';

export type ResetFailure =
  /** The server refused the password. The field shows `text`. */
  | { readonly kind: 'password'; readonly text: PasswordProblem }
  /** The server was unreachable. The form stays unchanged. */
  | { readonly kind: 'connection' }
  | { readonly kind: 'result'; readonly result: ResultKind };

/** "A token failure gives FAILURE_LINK_RESET_PASS, any other error FAILURE_UNSUPPORTED." */
export const linkFailures: Outcomes<ResultKind> = {
  TOKEN_LOAD_VERIFY_FAILURE: 'FAILURE_LINK_RESET_PASS',
  TOKEN_EXECUTE_FAILURE: 'FAILURE_LINK_RESET_PASS',
  INVALID_TOKEN: 'FAILURE_LINK_RESET_PASS',
  otherwise: 'FAILURE_UNSUPPORTED',
};

export function resultOfLink(error: unknown): ResultKind {
  return outcomeOf(error, linkFailures);
}

/**
 * A known password code shows at the field, and a token failure on the page for links. Any other error shows the
 * unsupported page.
 */
export function failureOfReset(error: unknown): ResetFailure {
  if (isConnectionProblem(error)) return { kind: 'connection' };
  const text = isApiError(error)
    ? firstPasswordProblem([error.code, ...error.errors.map(({ code }) => code)])
    : undefined;
  return text === undefined ? { kind: 'result', result: resultOfLink(error) } : { kind: 'password', text };
}

function firstPasswordProblem(codes: readonly Parameters<typeof passwordProblem>[0][]): PasswordProblem | undefined {
  for (const code of codes) {
    const text = passwordProblem(code);
    if (text !== undefined) return text;
  }
  return undefined;
}
