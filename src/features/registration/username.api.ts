import { queryOptions } from '@tanstack/react-query';
import { orchestrator } from '../../api/clients';
import { unwrapIfAny } from '../../api/response/unwrap';
import type { InvitationKind } from './invitation';

/**
 * POST /tokens/validate with a username: whether another account has it (a uniqueness check against the token, see
 * docs/product/5-validation.md).
 */
export function usernameTakenQuery(kind: InvitationKind, token: string, username: string) {
  return queryOptions({
    queryKey: ['registration', 'username', token, username],
    queryFn: async ({ signal }): Promise<boolean> => {
      const response = await unwrapIfAny(
        orchestrator.POST('/tokens/validate', { body: { kind, token, data: { username } }, signal }),
      );
      return (response?.data ?? response)?.username?.exists === true;
    },
    retry: false,
  });
}
