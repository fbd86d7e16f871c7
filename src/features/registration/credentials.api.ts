import { queryOptions } from '@tanstack/react-query';
import { orchestrator } from '../../api/clients';
import { unwrapIfAny, done } from '../../api/response/unwrap';
import type { InvitationKind } from './invitation';
import type { Credentials } from './CredentialsForm';

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

/**
 * POST /tokens/execute: creates the first username and password for the user of the link.
 * @throws ApiError; see `creationOutcomeOf`
 */
export async function createCredential(token: string, { username, password }: Credentials): Promise<void> {
  await done(
    orchestrator.POST('/tokens/execute', { body: { kind: 'createCredential', token, data: { username, password } } }),
    { skipHooks: ['session'] },
  );
}
