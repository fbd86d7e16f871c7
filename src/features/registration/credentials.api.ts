import { queryOptions } from '@tanstack/react-query';
import { orchestrator } from '../../api/clients';
import { unwrapIfAny, done } from '../../api/response/unwrap';
import { passwordProblems } from '../../forms/fields/password';
import { linkResults } from './create-account/create-account.errors';
import type { Credentials } from './create-account/create-account.flow';
import type { InvitationKind } from './invitation';

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

export async function createCredential(token: string, { username, password }: Credentials): Promise<void> {
  await done(
    orchestrator.POST('/tokens/execute', { body: { kind: 'createCredential', token, data: { username, password } } }),
    { skipHooks: ['session'], table: { ...linkResults, ...passwordProblems } },
  );
}
