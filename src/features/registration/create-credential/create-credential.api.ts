import { orchestrator } from '../../../api/clients';
import { done } from '../../../api/response/unwrap';
import { passwordProblems } from '../../../forms/fields/password';
import { linkResults } from '../create-account/create-account.api';
import type { Credentials } from '../CredentialsForm';

/**
 * POST /tokens/execute: creates the first username and password for the user of the link.
 * @throws ApiError; see `creationOutcomeOf`
 */
export async function createCredential(token: string, { username, password }: Credentials): Promise<void> {
  await done(
    orchestrator.POST('/tokens/execute', { body: { kind: 'createCredential', token, data: { username, password } } }),
    { skipHooks: ['session'], table: { ...linkResults, ...passwordProblems } },
  );
}
