import type { QueryFilters } from '@tanstack/react-query';
import { callsQuery, forgetCalls, queries } from './queries';
import { worldId } from './page';

/** In ms. The events of one burst load their lists once, after this time. */
const BURST_MS = 100;

/** After these changes the journal starts again. */
const newJournal = ['"clearCalls"', '"resetWorld"'];

const outdated = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The first load may bring thousands of calls. Cancelling it would load them twice, so a running load goes on first.
 */
async function loadNewerCalls(): Promise<void> {
  await queries.refetchQueries({ queryKey: callsQuery.queryKey, type: 'active' }, { cancelRefetch: false });
  await queries.invalidateQueries({ queryKey: callsQuery.queryKey });
}

/**
 * A first load may still run, with a list from before the event. The library would keep that load, so this cancels it.
 */
async function loadAgain(lists: QueryFilters): Promise<void> {
  await queries.cancelQueries(lists);
  await queries.invalidateQueries(lists);
}

/** Events before the connection opened, or while it was broken, are lost. */
function loadAll(): void {
  void loadAgain({ predicate: ({ queryKey }) => queryKey[0] !== 'calls' });
  load('calls');
}

function load(key: string): void {
  void (key === 'calls' ? loadNewerCalls() : loadAgain({ queryKey: [key] }));
}

/** Waits, so that all events of a burst cause one load. */
function soon(...keys: string[]): void {
  for (const key of keys) outdated.add(key);
  timer ??= setTimeout(() => {
    timer = undefined;
    for (const key of outdated) load(key);
    outdated.clear();
  }, BURST_MS);
}

/** Events of the world say which lists are outdated. Runs for as long as the page is open. */
export function followEvents(): void {
  const events = new EventSource(`/__mock/events?mock-world=${encodeURIComponent(worldId)}`);
  events.addEventListener('open', loadAll);
  events.addEventListener('world', () => void forgetCalls().then(loadAll));
  events.addEventListener('call', () => soon('calls', 'faults', 'state', 'source'));
  events.addEventListener('message', () => soon('outbox', 'deliveries', 'state'));
  events.addEventListener('webhook', () => soon('webhookDeliveries'));
  events.addEventListener('change', ({ data }) => {
    if (newJournal.some((name) => String(data).includes(name))) void forgetCalls();
    soon('outbox', 'deliveries', 'faults', 'dialect', 'flags', 'clock', 'calls', 'state', 'worlds');
    soon('webhooks', 'webhookDeliveries');
  });
}
