import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../api/response/api-error';
import { orchestrator } from '../../../api/clients';
import { done, unwrap } from '../../../api/response/unwrap';
import { isTokenText } from '../../../navigation/route-token';
import { type Invitation, readInvitation, tokenCodes } from '../invitation';

export function associateTokenQuery(token: string) {
  return queryOptions({
    queryKey: ['registration', 'associate', token],
    queryFn: async ({ signal }): Promise<Invitation> => {
      if (!isTokenText(token)) throw new ApiError('http', { status: 422, code: 'TOKEN_LOAD_VERIFY_FAILURE' });
      return readInvitation(
        await unwrap(orchestrator.POST('/associates/tokens/verify', { body: { token }, signal }), {
          table: tokenCodes,
        }),
      );
    },
    retry: false,
    gcTime: 0,
  });
}

export async function connect(personId: string, token: string): Promise<void> {
  await done(orchestrator.POST('/associates/tokens/execute', { body: { personId, token } }), {
    skipHooks: ['forbidden'],
  });
}

export async function decline(token: string): Promise<void> {
  await done(orchestrator.DELETE('/associates/tokens/{token}', { params: { path: { token } } }), {
    skipHooks: ['forbidden'],
  });
}
