import { type Query, QueryObserver } from '@tanstack/react-query';
import { callsQuery, changesQuery, forgetCalls, queries } from './queries';

/** These have their own way to load again, or never change. */
const others: unknown[] = ['calls', 'changes', 'document', 'mail'];
const lists = { predicate: ({ queryKey }: Query) => !others.includes(queryKey[0]) };

/**
 * The first load may bring thousands of calls. Cancelling it would load them twice, so a running load goes on first.
 */
async function loadNewerCalls(): Promise<void> {
  await queries.refetchQueries({ queryKey: callsQuery.queryKey, type: 'active' }, { cancelRefetch: false });
  await queries.invalidateQueries({ queryKey: callsQuery.queryKey });
}

/** A load from before the change may still run. The library would keep it, so this cancels it. */
async function loadLists(): Promise<void> {
  await queries.cancelQueries(lists);
  await queries.invalidateQueries(lists);
}

/** Loads what the page shows again when something has happened in the world. Runs for as long as the page is open. */
export function followChanges(): void {
  let seen: { journal: string | null } | undefined;
  new QueryObserver(queries, changesQuery).subscribe(({ data }) => {
    // The library gives the same object again for an equal response. A load would make a world that is gone.
    if (!data || data === seen || data.journal === null) return;
    const isSameJournal = seen === undefined || seen.journal === data.journal;
    seen = data;
    void loadLists();
    void (isSameJournal ? loadNewerCalls() : forgetCalls().then(loadNewerCalls));
  });
}
