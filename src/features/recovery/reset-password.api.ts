import { queryOptions } from '@tanstack/react-query';
import { ApiError, isApiError } from '../../api/response/api-error';
import { orchestrator } from '../../api/clients';
import { done, unwrapIfAny } from '../../api/response/unwrap';
import { passwordProblems, passwordProblem, type PasswordProblem } from '../../forms/fields/password';
import { isTokenText } from '../../navigation/route-token';
import { isConnectionProblem, type Outcomes, outcomeOf } from '../../platform/outcomes';
import type { ResultKind } from '../../navigation/result-kinds';

/** Only the status decides. The body may name the username, and may be missing. */
export function resetTokenQuery(token: string) {
  return queryOptions({
    queryKey: ['recovery', 'resetPassword', token],
    queryFn: async ({ signal }) => {
      if (!isTokenText(token)) throw new ApiError('http', { status: 422, code: 'TOKEN_LOAD_VERIFY_FAILURE' });
      const response = await unwrapIfAny(
        orchestrator.GET('/tokens/{kind}/{token}', { params: { path: { kind: 'resetPassword', token } }, signal }),
        { table: linkFailures },
      );
      const username: unknown = response?.token_blob?.username;
      return { username: typeof username === 'string' ? username : undefined };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

export async function resetPassword(
  { token, password }: { token: string; password: string },
  signal: AbortSignal,
): Promise<void> {
  await done(
    orchestrator.POST('/tokens/execute', { body: { kind: 'resetPassword', token, data: { password } }, signal }),
    { table: { ...linkFailures, ...passwordProblems } },
  );
}

type ResetFailure =
  | { readonly kind: 'password'; readonly text: PasswordProblem }
  /** The server was unreachable. The form stays unchanged. */
  | { readonly kind: 'connection' }
  | { readonly kind: 'result'; readonly result: ResultKind };

const linkFailures: Outcomes<ResultKind> = {
  TOKEN_LOAD_VERIFY_FAILURE: 'FAILURE_LINK_RESET_PASS',
  TOKEN_EXECUTE_FAILURE: 'FAILURE_LINK_RESET_PASS',
  INVALID_TOKEN: 'FAILURE_LINK_RESET_PASS',
  otherwise: 'FAILURE_UNSUPPORTED',
};

export function resultOfLink(error: unknown): ResultKind {
  return outcomeOf(error, linkFailures);
}

export function failureOfReset(error: unknown): ResetFailure {
  if (isConnectionProblem(error)) return { kind: 'connection' };
  const codes = isApiError(error) ? [error.code, ...error.errors.map(({ code }) => code)] : [];
  const text = codes.map(passwordProblem).find((problem) => problem !== undefined);
  return text === undefined ? { kind: 'result', result: resultOfLink(error) } : { kind: 'password', text };
}
