import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/generated/identity-orchestrator';
import { orchestrator } from '../api/clients';
import { listOf } from '../api/response/list-of';
import { type Hook, unwrap } from '../api/response/unwrap';

export type ClientAssociate = components['schemas']['Associate'] & { client: components['schemas']['AssociateClient'] };

export const associatesQuery = queryOptions({ queryKey: ['associates'], queryFn: associatesQueryFn() });

export function associatesQueryFn(skipHooks: readonly Hook[] = []) {
  return async ({ signal }: { signal: AbortSignal }): Promise<ClientAssociate[]> => {
    const all = await unwrap(
      orchestrator.GET('/persons/me/associates', { params: { query: { extended: true } }, signal }),
      { skipHooks },
    );
    return listOf(all, 'associates').flatMap(({ client, ...associate }): ClientAssociate[] =>
      client ? [{ ...associate, client }] : [],
    );
  };
}
