import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { localesOf, readPack } from '../../tests/support/texts/packs';
import { pendingKey, pendingTexts, readPending, type PendingSince } from '../../tests/support/texts/pending';

const FILE = 'locales/pending.json';

/**
 * In locales/pending.json, a new untranslated text gets the date of today, and a translated one goes. A language
 * without any text gets one entry.
 * @returns the changed files
 */
export function updatePending(root: string): string[] {
  const before = readPending(root);
  const after = pendingAfter(root, before);
  if (isDeepStrictEqual(before, after)) return [];
  writeFileSync(path.join(root, FILE), `${JSON.stringify(after, null, 2)}\n`);
  return [FILE];
}

function pendingAfter(root: string, before: PendingSince): PendingSince {
  const today = new Date().toISOString().slice(0, 10);
  const texts = pendingTexts(root);
  const isWhole = (folder: string) => folder in before || readPack(folder, localesOf(root)).size === 0;
  const keys = texts.map(({ folder, key }) => (isWhole(folder) ? folder : pendingKey(key)));
  const sorted = [...new Set(keys)].toSorted();
  return Object.fromEntries(sorted.map((key) => [key, before[key] ?? today]));
}
