import { QueryClient, queryOptions } from '@tanstack/react-query';
import { done, unwrap } from '../../client/unwrap';
import { type Call, control, type StoredRecord } from './control';

/** Only `changesQuery` loads again by time: it tells when the lists are outdated (changes.ts). */
export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, retry: 1, refetchOnWindowFocus: false } },
});

/** While the page is visible. */
export const changesQuery = queryOptions({
  queryKey: ['changes'],
  queryFn: () => unwrap(control.GET('/__mock/changes')),
  refetchInterval: 500,
});
export const clockQuery = queryOptions({ queryKey: ['clock'], queryFn: () => unwrap(control.GET('/__mock/clock')) });
export const outboxQuery = queryOptions({ queryKey: ['outbox'], queryFn: () => unwrap(control.GET('/__mock/outbox')) });
/** A message never changes. Its lines end as those of a page do. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mail', id],
    queryFn: async () => {
      const call = control.GET('/__mock/outbox/{id}', { params: { path: { id } }, parseAs: 'text' });
      return (await unwrap(call)).replaceAll('\r\n', '\n');
    },
  });
export const deliveriesQuery = queryOptions({
  queryKey: ['deliveries'],
  queryFn: () => unwrap(control.GET('/__mock/deliveries')),
});
export const faultsQuery = queryOptions({ queryKey: ['faults'], queryFn: () => unwrap(control.GET('/__mock/faults')) });
export const flagsQuery = queryOptions({ queryKey: ['flags'], queryFn: () => unwrap(control.GET('/__mock/flags')) });
export const worldsQuery = queryOptions({ queryKey: ['worlds'], queryFn: () => unwrap(control.GET('/__mock/worlds')) });
/** Oldest first. */
export const sourceQuery = queryOptions({ queryKey: ['source'], queryFn: () => unwrap(control.GET('/__mock/source')) });
export const peopleQuery = queryOptions({
  queryKey: ['state', ':people'],
  queryFn: () => unwrap(control.GET('/__mock/people')),
});
export const invitationsQuery = queryOptions({
  queryKey: ['state', ':invitations'],
  queryFn: () => unwrap(control.GET('/__mock/invitations')),
});
export const scenariosQuery = queryOptions({
  queryKey: ['scenarios'],
  queryFn: () => unwrap(control.GET('/__mock/scenarios')),
});
export const collectionsQuery = queryOptions({
  queryKey: ['state'],
  queryFn: () => unwrap(control.GET('/__mock/state')),
});

/** In order of creation. */
export const recordsQuery = (collection: string) =>
  queryOptions({
    queryKey: ['state', collection],
    queryFn: (): Promise<StoredRecord[]> =>
      unwrap(control.GET('/__mock/state/{collection}', { params: { path: { collection } } })),
  });

/** More calls would only slow the page down. The mock server itself keeps 500. */
const MOST_CALLS = 10_000;

/** Oldest first. Each load asks only for the calls after the last known one. */
export const callsQuery = queryOptions({
  queryKey: ['calls'],
  queryFn: ({ client }) => loadCalls(client),
});

async function loadCalls(client: QueryClient): Promise<Call[]> {
  const known = client.getQueryData<Call[]>(['calls']);
  const after = known?.at(-1)?.id;
  const query = after === undefined ? {} : { after };
  const fresh = await unwrap(control.GET('/__mock/journal', { params: { query } }));
  // The journal has started again meanwhile, so the known calls must not come back.
  if (client.getQueryData(['calls']) !== known) return loadCalls(client);
  return Array.isArray(fresh) ? [...(known ?? []), ...fresh].slice(-MOST_CALLS) : (known ?? []);
}

/**
 * For a journal that starts again: the known calls are not its beginning. A running load would bring them back, and ask
 * for what comes after them for ever.
 */
export async function forgetCalls(): Promise<void> {
  await queries.cancelQueries({ queryKey: callsQuery.queryKey });
  queries.setQueryData(callsQuery.queryKey, []);
}

/** Both here and on the mock server. */
export async function clearCalls(): Promise<void> {
  await done(control.DELETE('/__mock/journal', {}));
  await forgetCalls();
}

/** With the time of the world when its state was read. */
export const snapshotQuery = queryOptions({
  queryKey: ['state', ':snapshot'],
  queryFn: async () => {
    const [snapshot, { now }] = await Promise.all([
      unwrap(control.GET('/__mock/snapshot')),
      unwrap(control.GET('/__mock/clock')),
    ]);
    return { snapshot, now };
  },
});
