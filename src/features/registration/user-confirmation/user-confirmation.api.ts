import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { orchestrator } from '../../../api/clients';
import { done, unwrap } from '../../../api/response/unwrap';
import { isFlagOn } from '../../../session/flags';
import { dateOfBirthQuery } from '../date-of-birth';
import { type Invitation, invitationQuery } from '../invitation';
import { dateOutcomes } from './user-confirmation.errors';
import type { Facts } from './user-confirmation.flow';

export interface Confirmation extends Facts {
  readonly invitation: Invitation;
}

export function confirmationQuery(queries: QueryClient, token: string) {
  return queryOptions({
    queryKey: ['registration', 'confirmation', token],
    queryFn: async ({ signal }): Promise<Confirmation> => {
      const invitation = await queries.fetchQuery(invitationQuery('registration', token));
      const [mayLink, dateOfBirth, skipToCreateAccount] = await Promise.all([
        isFlagOn(queries, 'enableRegistrationLinkExistingAccount', invitation.clientId),
        queries.fetchQuery(dateOfBirthQuery(invitation)),
        skipsToCreateAccount(invitation, signal),
      ]);
      return { invitation, email: invitation.email, mayLink, dateOfBirth, skipToCreateAccount };
    },
    retry: false,
  });
}

async function skipsToCreateAccount(
  { clientId, associateId }: Pick<Invitation, 'clientId' | 'associateId'>,
  signal: AbortSignal,
): Promise<boolean> {
  if (clientId === undefined || associateId === undefined) return false;
  const params = { path: { clientId, associateId } };
  const attributes = await unwrap(
    orchestrator.GET('/clients/{clientId}/associates/{associateId}/attributes', { params, signal }),
  );
  return attributes.skipToCreateAccount ?? false;
}

/** An invited person, and the link that invites. Its token asks, and alone gets the answer. */
export interface Invited {
  readonly token: string;
  readonly clientId: string;
  readonly associateId: string;
}

export async function checkDate({ token, ...path }: Invited, dob: string, signal: AbortSignal): Promise<void> {
  await done(
    orchestrator.POST('/clients/{clientId}/associates/{associateId}/verify', {
      params: { path, header: { 'X-Registration-Token': token } },
      body: { dob },
      signal,
    }),
    { table: dateOutcomes },
  );
}
