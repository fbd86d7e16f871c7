import { QueryClient, queryOptions } from '@tanstack/react-query';
import { done, unwrap } from '../../client/unwrap';
import { type Call, control, type StoredRecord } from './control';

/** What the page knows. Events say when it is out of date (events.ts), so nothing is asked twice by time. */
export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, retry: 1, refetchOnWindowFocus: false } },
});

export const clockQuery = queryOptions({ queryKey: ['clock'], queryFn: () => unwrap(control.GET('/__mock/clock')) });
export const outboxQuery = queryOptions({ queryKey: ['outbox'], queryFn: () => unwrap(control.GET('/__mock/outbox')) });
export const deliveriesQuery = queryOptions({
  queryKey: ['deliveries'],
  queryFn: () => unwrap(control.GET('/__mock/deliveries')),
});
export const faultsQuery = queryOptions({ queryKey: ['faults'], queryFn: () => unwrap(control.GET('/__mock/faults')) });
export const flagsQuery = queryOptions({ queryKey: ['flags'], queryFn: () => unwrap(control.GET('/__mock/flags')) });
export const voiceQuery = queryOptions({ queryKey: ['voice'], queryFn: () => unwrap(control.GET('/__mock/voice')) });
export const worldsQuery = queryOptions({ queryKey: ['worlds'], queryFn: () => unwrap(control.GET('/__mock/worlds')) });
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: () => unwrap(control.GET('/__mock/webhooks')),
});
/** The events that were sent to webhooks, oldest first. */
export const webhookDeliveriesQuery = queryOptions({
  queryKey: ['webhookDeliveries'],
  queryFn: () => unwrap(control.GET('/__mock/webhooks/deliveries')),
});
export const sourceQuery = queryOptions({ queryKey: ['source'], queryFn: () => unwrap(control.GET('/__mock/source')) });
export const personasQuery = queryOptions({
  queryKey: ['personas'],
  queryFn: () => unwrap(control.GET('/__mock/personas')),
});
export const scenariosQuery = queryOptions({
  queryKey: ['scenarios'],
  queryFn: () => unwrap(control.GET('/__mock/scenarios')),
});
export const collectionsQuery = queryOptions({
  queryKey: ['state'],
  queryFn: () => unwrap(control.GET('/__mock/state')),
});

/** The records of a collection, in order of creation. */
export const recordsQuery = (collection: string) =>
  queryOptions({
    queryKey: ['state', collection],
    queryFn: (): Promise<StoredRecord[]> =>
      unwrap(control.GET('/__mock/state/{collection}', { params: { path: { collection } } })),
  });

/** More would only slow the page down; the mock server itself keeps 500. */
const MOST_CALLS = 10_000;

/** The calls of this world, oldest first. Each load asks only for those after the last known one. */
export const callsQuery = queryOptions({
  queryKey: ['calls'],
  queryFn: async ({ client }): Promise<Call[]> => {
    const known: Call[] = client.getQueryData(['calls']) ?? [];
    const after = known.at(-1)?.id;
    const query = after === undefined ? {} : { after };
    const fresh = await unwrap(control.GET('/__mock/journal', { params: { query } }));
    return Array.isArray(fresh) ? [...known, ...fresh].slice(-MOST_CALLS) : known;
  },
});

/** Empties the journal here and on the mock server. */
export async function clearCalls(): Promise<void> {
  await done(control.DELETE('/__mock/journal', {}));
  queries.setQueryData(callsQuery.queryKey, []);
}

/** The whole state of this world, and its time when the state was read. */
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
