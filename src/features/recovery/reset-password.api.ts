import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/response/api-error';
import { orchestrator } from '../../api/clients';
import { unwrap } from '../../api/response/unwrap';
import { isTokenText } from '../../lib/navigation/route-token';

/**
 * GET /tokens/resetPassword/{token}: loads and verifies the link, anew each time that it is opened.
 * @throws ApiError TOKEN_LOAD_VERIFY_FAILURE also for a text that cannot be a token, which is not sent; TypeError for
 *   an answer that is none
 */
export function resetTokenQuery(token: string) {
  return queryOptions({
    queryKey: ['recovery', 'resetPassword', token],
    queryFn: async ({ signal }) => {
      if (!isTokenText(token)) throw new ApiError('http', { status: 422, code: 'TOKEN_LOAD_VERIFY_FAILURE' });
      const link = await unwrap(
        orchestrator.GET('/tokens/{kind}/{token}', { params: { path: { kind: 'resetPassword', token } }, signal }),
      );
      // Fails closed: nobody types a new password behind a link that was not verified.
      if (link.kind !== 'resetPassword') throw new TypeError('The answer is no verified link.');
      return link;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** POST /tokens/execute: sets the new password; the link is then used. @throws ApiError; see `failureOfReset` */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  signal: AbortSignal,
): Promise<void> {
  await unwrap(
    orchestrator.POST('/tokens/execute', { body: { kind: 'resetPassword', token, data: { password } }, signal }),
  );
}
