import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { localesOf } from '../../tests/support/texts/packs';
import { pendingKey } from '../../tests/support/texts/pending';
import type { ImportedText } from './translation/import';
import { HASHES, hashesOf, readHashes, readStale, STALE, staleAfter } from '../../tests/support/texts/stale';

/** What an import knows of the marks. */
interface Imported {
  readonly confirmed: readonly ImportedText[];
  readonly outdated: readonly ImportedText[];
}

/**
 * Marks in locales/stale.json each translation whose English changed, and takes the mark from each that changed since.
 * @returns the changed files
 */
export function updateStale(
  root: string,
  { confirmed, outdated }: Imported = { confirmed: [], outdated: [] },
): string[] {
  const today = new Date().toISOString().slice(0, 10);
  const marks = staleAfter(root, today);
  for (const { folder, key } of confirmed) delete marks[pendingKey(key)]?.translations[folder];
  for (const { folder, key } of outdated) {
    const mark = (marks[pendingKey(key)] ??= { since: today, translations: {} });
    mark.translations[folder] = hashesOf(folder, root)[pendingKey(key)] ?? '';
  }
  const entries = Object.entries(marks).filter(([, { translations }]) => Object.keys(translations).length > 0);
  const stale = Object.fromEntries(entries);
  return [
    ...write(root, STALE, readStale(root), stale),
    ...write(root, HASHES, readHashes(root), hashesOf('en', root)),
  ];
}

function write(root: string, file: string, before: object, after: object): string[] {
  const sorted = Object.fromEntries(Object.entries(after).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  if (isDeepStrictEqual(before, sorted)) return [];
  writeFileSync(new URL(file, localesOf(root)), `${JSON.stringify(sorted, null, 2)}\n`);
  return [`locales/${file}`];
}
