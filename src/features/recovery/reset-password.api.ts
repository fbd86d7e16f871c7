import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/response/api-error';
import { orchestrator } from '../../api/clients';
import { done, unwrapIfAny } from '../../api/response/unwrap';
import { passwordProblems } from '../../forms/fields/password';
import { isTokenText } from '../../navigation/route-token';
import { linkFailures } from './reset-password.errors';

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
