import { keepInEntry, keptInEntry } from '../navigation/entry';
import { perApp } from '../lifetime';

/*
 * Stores a user's input in the current history entry. A reload, Back and Forward restore it, and closing the tab
 * removes it. It never reaches storage or the address. Pass no secrets (passwords, codes, dates of birth).
 */

/** It may have any shape, so the caller checks it. */
export function readKept(name: string): unknown {
  const kept = keptInEntry();
  return Object.hasOwn(kept, name) ? kept[name] : undefined;
}

/** A pending write is dropped when a newer write has happened meanwhile. */
const writes = perApp(() => new Map<string, number>());

export function writeKept(name: string, value: unknown): void {
  writes().set(name, writesOf(name) + 1);
  const { [name]: _before, ...others } = keptInEntry();
  keepInEntry(value === undefined ? others : { ...others, [name]: value });
}

export function writesOf(name: string): number {
  return writes().get(name) ?? 0;
}
