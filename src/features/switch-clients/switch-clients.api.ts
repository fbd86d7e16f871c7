import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { orchestrator, orchestratorV1 } from '../../api/clients';
import { done, unwrap, unwrapIfAny } from '../../api/response/unwrap';
import { switchProblems } from './switch-clients.errors';
import type { ClientAssociate } from '../../session/associates';
import type { Me } from '../../session/me';
import type { SwitchDetails } from '../../platform/storage';

export type FoundClient = components['schemas']['FoundClient'];

/** Null when this session switched; otherwise the details for signing in to the other system. */
export type Switched = SwitchDetails | null;

/** An empty response means that the session now belongs to the other client. */
export async function switchTo(associate: ClientAssociate, isAuthenticatedByNexo: boolean): Promise<Switched> {
  const { associateId, clientId, isNexoClient } = associate;
  const call = orchestratorV1.PUT('/sessions/me/associates', {
    body: { associateId, clientId, isNexoClient, isAuthenticatedByNexo },
  });
  const response = await unwrapIfAny(call, { table: switchProblems });
  if (response === undefined || Object.keys(response).length === 0) return null;
  const { username, redirectLoginUrl } = response;
  if (typeof username !== 'string' || typeof redirectLoginUrl !== 'string')
    throw new TypeError('The response of the switch has no username or redirectLoginUrl.');
  // The response may omit isNexoClient; the selected associate has it too.
  return { username, redirectLoginUrl, isNexoClient: response.isNexoClient ?? isNexoClient };
}

const IC_USER = 'all-client-impl-ic-user';

/** It leaves transitioned clients out when all-client-impl-ic-user is the only role. */
export function ignoresTransitioned(roles: Me['allClientAccessRoles']): boolean {
  return roles.length === 1 && roles[0]?.role === IC_USER;
}

/** "When the chosen client is transitioned to service, this role is dropped from the provisioned roles". */
export function provisionedRoles(
  roles: Me['allClientAccessRoles'],
  client: Pick<FoundClient, 'isTransitionedToService'>,
) {
  return roles.filter(({ role }) => !(client.isTransitionedToService && role === IC_USER));
}

export function clientSearchQuery(clientNamePrefix: string, ignoreTransitionedToService: boolean) {
  return queryOptions({
    queryKey: ['client-search', clientNamePrefix, ignoreTransitionedToService],
    queryFn: ({ signal }) =>
      unwrap(
        orchestrator.POST('/clm/getPrefixMatch/clientName', {
          body: { clientNamePrefix, ignoreTransitionedToService },
          signal,
        }),
      ),
    retry: false,
    staleTime: 30_000,
  });
}

export function provision(
  client: FoundClient,
  lifionOpsAssociateId: string,
  roles: Me['allClientAccessRoles'],
): Promise<void> {
  return done(
    orchestratorV1.POST('/provisionAllClientAccess', {
      body: { clientId: client._id, lifionOpsAssociateId, allClientAccessRoles: provisionedRoles(roles, client) },
    }),
    { skipHooks: ['forbidden'] },
  );
}
