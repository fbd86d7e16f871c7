import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { orchestrator } from '../../../api/clients';
import { done, unwrap } from '../../../api/response/unwrap';
import { isFlagOn } from '../../../session/flags';
import { isBeforeLastTry, outcomeOf, type Outcomes, retryAt } from '../../../platform/outcomes';
import type { ResultKind } from '../../../navigation/result-kinds';
import { dateOfBirthQuery } from '../date-of-birth';
import { type Invitation, invitationQuery } from '../invitation';
import type { DateRefusal, Facts } from './user-confirmation.flow';

export const loadResults: Outcomes<ResultKind> = {
  TOKEN_LOAD_VERIFY_FAILURE: 'BAD_REGISTRATION_TOKEN',
  INVALID_TOKEN: 'BAD_REGISTRATION_TOKEN',
  REDIRECT_TO_AIM_REGISTRATION_ERROR: 'FAILURE_REDIRECT_TO_AIM',
  otherwise: 'FAILURE_UNSUPPORTED',
};

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
    { table: refusals },
  );
}

/** Null when the link has ended, so that no date can help. */
export function dateRefusalOf(error: unknown, now: number = Date.now()): DateRefusal | null {
  const reason = outcomeOf(error, refusals);
  if (reason === 'ended') return null;
  const until = retryAt(error, now);
  if (reason === 'incorrect' && isBeforeLastTry(error)) return { reason: 'lastTry' };
  return reason === 'tooMany' && until !== undefined ? { reason, until } : { reason };
}

const refusals: Outcomes<DateRefusal['reason'] | 'ended'> = {
  connection: 'connection',
  ERROR_VERIFYING_ASSOCIATE: 'incorrect',
  TOO_MANY_ATTEMPTS: 'tooMany',
  TOKEN_LOAD_VERIFY_FAILURE: 'ended',
  otherwise: 'unexpected',
};
