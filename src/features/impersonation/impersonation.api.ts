import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import type { ActingSession } from '../../lib/browser/storage';

/** Whom an impersonation is about; what the answer leaves out is undefined. */
export type Impersonation = components['schemas']['Impersonation'] & { readonly impersonationId: string };

/**
 * GET /sessions/impersonation/{id}: whom the id stands for (see docs/product/7-calls.md).
 * @throws ApiError, or TypeError for an answer that names nobody
 */
export function impersonationQuery(id: string) {
  return queryOptions({
    queryKey: ['impersonation', id],
    queryFn: async ({ signal }): Promise<Impersonation> => {
      const who = await unwrap(orchestrator.GET('/sessions/impersonation/{id}', { params: { path: { id } }, signal }), {
        skipHooks: ['forbidden'],
      });
      // Fails closed: nobody acts as an associate whom the page cannot name.
      if (typeof who.associateId !== 'string') throw new TypeError('The answer names no associate.');
      // The id of the address: an answer need not say again what was asked.
      return { ...who, impersonationId: id };
    },
    retry: false,
    gcTime: 0,
  });
}

/**
 * PUT /sessions/current/impersonation/start. The acting session is told by three headers of the answer (see
 * docs/product/4-states.md#impersonation).
 * @throws ApiError when it is refused
 */
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
