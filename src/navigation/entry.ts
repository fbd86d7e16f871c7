import { recordOf, type UnknownRecord } from '../api/response/record';
import { navigationState } from './navigation';

/*
 * What belongs to one history entry. A navigation brings its state along, which the router keeps. What a page adds
 * later, without rendering, is beside it in `history.state` under a key of our own. A reload, Back and Forward find
 * both; the router drops the second part when it replaces the entry.
 */

/** Reads what is kept with the current history entry; until something is, what the navigation brought as `kept`. */
export function keptInEntry(): UnknownRecord {
  const state = recordOf(history.state);
  return recordOf('kept' in state ? state.kept : recordOf(navigationState()).kept);
}

/** Keeps values with the current history entry, without rendering the page. Pass no secrets. */
export function keepInEntry(kept: UnknownRecord): void {
  history.replaceState({ ...recordOf(history.state), kept }, '');
}

/** Everything that the current entry has, as the state of a navigation that replaces it. */
export function entryState(): UnknownRecord {
  return { ...recordOf(navigationState()), kept: keptInEntry() };
}
