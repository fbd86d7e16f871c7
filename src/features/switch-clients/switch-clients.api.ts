import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { authentication, orchestrator, orchestratorV1 } from '../../api/clients';
import { done, unwrap, unwrapIfAny } from '../../api/response/unwrap';
import type { Outcomes } from '../../lib/errors/outcomes';
import type { Me } from '../../lib/session/session';
import type { SwitchDetails } from '../../lib/browser/storage';

/** An associate that has a client: only those are listed (see docs/product/3-entities.md#associate). */
export type ClientAssociate = components['schemas']['Associate'] & { client: components['schemas']['AssociateClient'] };
export type FoundClient = components['schemas']['FoundClient'];

export const associatesQuery = queryOptions({
  queryKey: ['associates'],
  queryFn: async ({ signal }) => {
    const all = await unwrap(
      orchestrator.GET('/persons/me/associates', { params: { query: { extended: true } }, signal }),
    );
    return all.flatMap(({ client, ...associate }): ClientAssociate[] => (client ? [{ ...associate, client }] : []));
  },
});

/** What a switch came to: signed out to the other system with details to show, or null where it is switched here. */
export type Switched = SwitchDetails | null;

/**
 * PUT /sessions/me/associates. An answer that says nothing means that the session works for the other client now.
 * @throws ApiError, 423 for a suspended associate; TypeError for an answer that says something else
 */
export async function switchTo(associate: ClientAssociate, isAuthenticatedByNexo: boolean): Promise<Switched> {
  const { associateId, clientId, isNexoClient } = associate;
  const call = orchestratorV1.PUT('/sessions/me/associates', {
    body: { associateId, clientId, isNexoClient, isAuthenticatedByNexo },
  });
  const answer = await unwrapIfAny(call, { table: switchProblems });
  if (answer === undefined || Object.keys(answer).length === 0) return null;
  const { username, redirectLoginUrl } = answer;
  if (typeof username !== 'string' || typeof redirectLoginUrl !== 'string')
    throw new TypeError('The answer does not say whether the client was switched.');
  // The answer may leave out which system it is: the associate that was chosen says it too.
  return { username, redirectLoginUrl, isNexoClient: answer.isNexoClient ?? isNexoClient };
}

/** What the screen says of a refused switch. */
export const switchProblems: Outcomes<'suspendedError' | 'switchError'> = {
  ASSOCIATE_SUSPENDED: 'suspendedError',
  otherwise: 'switchError',
};

/** The account-settings obligation check after a switch: what it finds is taken up by the app's hooks. */
export async function checkSettingsObligations(): Promise<void> {
  await done(authentication.GET('/check-obligations', {}));
}

const IC_USER = 'all-client-impl-ic-user';

/**
 * The role all-client-impl-ic-user, when it is the only one, leaves clients that are transitioned to service out of the
 * search (see docs/product/6-permissions.md).
 */
export function ignoresTransitioned(roles: Me['allClientAccessRoles']): boolean {
  return roles.length === 1 && roles[0]?.role === IC_USER;
}

/**
 * "When the chosen client is transitioned to service, this role is dropped from the provisioned roles" (see
 * docs/product/6-permissions.md).
 */
export function provisionedRoles(
  roles: Me['allClientAccessRoles'],
  client: Pick<FoundClient, 'isTransitionedToService'>,
) {
  return roles
    .filter(({ role }) => !(client.isTransitionedToService && role === IC_USER))
    .map(({ role, ticketUrl }) => ({ role, ticketUrl }));
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

/** POST /provisionAllClientAccess. @throws ApiError */
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
