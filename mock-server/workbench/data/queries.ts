import { type Query, QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../client/unwrap';
import { control, type StoredRecord } from './control';

/** Only `changesQuery` loads again by time: it tells when the lists are outdated. */
export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, retry: 1, refetchOnWindowFocus: false } },
});

let hasHadWorld = false;

/** While the page is visible. */
export const changesQuery = queryOptions({
  queryKey: ['changes'],
  queryFn: async () => {
    const changes = await unwrap(control.GET('/__mock/changes'));
    hasHadWorld ||= changes.journal !== null;
    return { ...changes, isGone: hasHadWorld && changes.journal === null };
  },
  refetchInterval: 500,
});
const lists = { predicate: ({ queryKey }: Query) => queryKey[0] !== 'changes' };

/** A load from before the change may still run. The library would keep it, so this cancels it. */
export function loadAgain(): void {
  void queries.cancelQueries(lists).then(() => queries.invalidateQueries(lists));
}

/** Loads what the page shows again when something has happened in the world. Runs for as long as the page is open. */
export function followChanges(): void {
  let seen: unknown;
  let wasAway = false;
  new QueryObserver(queries, changesQuery).subscribe(({ data, failureCount }) => {
    wasAway ||= failureCount > 0;
    // The library gives the same object again for an equal response.
    if (!data || data === seen || failureCount > 0) return;
    seen = data;
    // A load makes a world that is gone: so only a server that started again gets one.
    if (data.journal !== null || wasAway) loadAgain();
    wasAway = false;
  });
}

function query<Data>(name: string, queryFn: () => Promise<Data>) {
  return queryOptions({ queryKey: [name], queryFn });
}

export const clockQuery = query('clock', () => unwrap(control.GET('/__mock/clock')));
export const outboxQuery = query('outbox', () => unwrap(control.GET('/__mock/outbox')));
export const deliveriesQuery = query('deliveries', () => unwrap(control.GET('/__mock/deliveries')));
export const faultsQuery = query('faults', () => unwrap(control.GET('/__mock/faults')));
export const flagsQuery = query('flags', () => unwrap(control.GET('/__mock/flags')));
export const worldsQuery = query('worlds', () => unwrap(control.GET('/__mock/worlds')));
/** The people of the seed come first, then those made in this world. */
export const peopleQuery = query('people', () => unwrap(control.GET('/__mock/people')));
export const invitationsQuery = query('invitations', () => unwrap(control.GET('/__mock/invitations')));
export const scenariosQuery = query('scenarios', () => unwrap(control.GET('/__mock/scenarios')));
export const collectionsQuery = query('state', () => unwrap(control.GET('/__mock/state')));
export const snapshotQuery = query('snapshot', () => unwrap(control.GET('/__mock/snapshot')));

/** In order of creation. */
export const recordsQuery = (collection: string) =>
  queryOptions({
    queryKey: ['state', collection],
    queryFn: (): Promise<StoredRecord[]> =>
      unwrap(control.GET('/__mock/state/{collection}', { params: { path: { collection } } })),
  });

/** Newest first. */
export const callsQuery = query('calls', async () => {
  const calls = await unwrap(control.GET('/__mock/journal'));
  return Array.isArray(calls) ? calls.reverse() : [];
});
