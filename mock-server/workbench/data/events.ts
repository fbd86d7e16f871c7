import type { QueryFilters } from '@tanstack/react-query';
import { callsQuery, queries } from './queries';
import { worldId } from './page';

/** Events of one burst load their lists once, after this time. */
const BURST_MS = 100;

/** Changes after which the journal starts again, so the known calls are no longer its beginning. */
const newJournal = ['"clearCalls"', '"resetWorld"', '"createWorld"'];

const outdated = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the newer calls. A load that runs goes on first, because the first one may bring thousands of calls: to cancel
 * it would load them twice.
 */
async function loadNewerCalls(): Promise<void> {
  await queries.refetchQueries({ queryKey: callsQuery.queryKey, type: 'active' }, { cancelRefetch: false });
  await queries.invalidateQueries({ queryKey: callsQuery.queryKey });
}

/**
 * Loads lists again. A first load that runs may have read its list before the event, and the library would wait for it
 * in place of a new load. So it is cancelled.
 */
async function loadAgain(lists: QueryFilters): Promise<void> {
  await queries.cancelQueries(lists);
  await queries.invalidateQueries(lists);
}

/** Loads a list again. */
function load(key: string): void {
  void (key === 'calls' ? loadNewerCalls() : loadAgain({ queryKey: [key] }));
}

/** Loads these lists soon, once for all events of a burst. */
function soon(...keys: string[]): void {
  for (const key of keys) outdated.add(key);
  timer ??= setTimeout(() => {
    timer = undefined;
    for (const key of outdated) load(key);
    outdated.clear();
  }, BURST_MS);
}

/** Loads lists again when events of the world say that they are outdated. Runs for as long as the page is open. */
export function followEvents(): void {
  const events = new EventSource(`/__mock/events?mock-world=${encodeURIComponent(worldId)}`);
  // Events before the connection opened, or while it was broken, are lost: load everything.
  events.addEventListener('open', () => {
    void loadAgain({ predicate: ({ queryKey }) => queryKey[0] !== 'calls' });
    load('calls');
  });
  events.addEventListener('call', () => soon('calls', 'faults', 'state', 'source'));
  events.addEventListener('message', () => soon('outbox', 'deliveries', 'state'));
  events.addEventListener('webhook', () => soon('webhookDeliveries'));
  events.addEventListener('change', ({ data }) => {
    if (newJournal.some((name) => String(data).includes(name))) queries.setQueryData(callsQuery.queryKey, []);
    soon('outbox', 'deliveries', 'faults', 'voice', 'flags', 'clock', 'calls', 'state', 'worlds');
    soon('webhooks', 'webhookDeliveries');
  });
}
