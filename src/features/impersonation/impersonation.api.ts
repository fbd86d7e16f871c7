import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import type { ActingSession } from '../../platform/storage';

export type Impersonation = components['schemas']['Impersonation'] & { readonly impersonationId: string };

/** Throws TypeError for a response without an associateId. */
export function impersonationQuery(id: string) {
  return queryOptions({
    queryKey: ['impersonation', id],
    queryFn: async ({ signal }): Promise<Impersonation> => {
      const who = await unwrap(orchestrator.GET('/sessions/impersonation/{id}', { params: { path: { id } }, signal }), {
        skipHooks: ['forbidden'],
      });
      // Fails closed: without an associateId the impersonation cannot start.
      if (typeof who.associateId !== 'string') throw new TypeError('The response has no associateId.');
      // Uses the id from the address, because the response may omit it.
      return { ...who, impersonationId: id };
    },
    retry: false,
    gcTime: 0,
  });
}

/** Three response headers describe the acting session. */
export async function startImpersonation(who: Impersonation, reason: string): Promise<ActingSession> {
  const call = orchestrator.PUT('/sessions/current/impersonation/start', {
    body: {
      kind: 'associate',
      impersonatedActorId: who.associateId,
      impersonationId: who.impersonationId,
      impersonatedClientId: who.clientId,
      reason,
    },
  });
  await done(call, { skipHooks: ['forbidden'] });
  const { headers } = (await call).response;
  return {
    id: headers.get('acting-session-id') ?? '',
    expiry: headers.get('acting-session-expiry') ?? '',
    mode: headers.get('acting-session-mode') ?? '',
  };
}
