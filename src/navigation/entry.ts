import { recordOf, type UnknownRecord } from '../api/response/record';
import { navigationState } from './navigation';

/*
 * The state of one history entry has two parts. The router keeps the state that a navigation passes. A page can add
 * values later without a render: they are in `history.state` under a key of our own. A reload, Back and Forward
 * restore both parts, and closing the tab removes them. The router drops the second part when it replaces the entry.
 */

/** The values that pages add. Pass no secrets: passwords, codes, dates of birth. */
export type EntryValue =
  | 'client-not-added'
  | 'contact-code'
  | 'dateChecked'
  | 'dateLockedUntil'
  | 'details'
  | 'email'
  | 'emailCode'
  | 'identifier'
  | 'lock'
  | 'personalInfo'
  | 'resendFrom'
  | 'signInCode'
  | 'step-up-code'
  | 'username';

/** It may have any shape, so the caller checks it. */
export function readEntry(name: EntryValue): unknown {
  const values = entryValues();
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Keeps a value with the current history entry, without rendering the page. */
export function writeEntry(name: EntryValue, value: unknown): void {
  const { [name]: _before, ...others } = entryValues();
  const kept = value === undefined ? others : { ...others, [name]: value };
  history.replaceState({ ...recordOf(history.state), kept }, '');
}

/** Before the first write these are the `kept` values of the navigation. */
export function entryValues(): UnknownRecord {
  const state = recordOf(history.state);
  return recordOf('kept' in state ? state.kept : recordOf(navigationState()).kept);
}

export function entryState(): UnknownRecord {
  return { ...recordOf(navigationState()), kept: entryValues() };
}
