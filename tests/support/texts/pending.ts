import { readFileSync } from 'node:fs';
import { localeFolders, localesOf, pluralBase, readPack, untranslatedKeys } from './packs';

/**
 * The day since when a text waits for its translations, by the key of the English text ("login:problem.locked"), or by
 * the folder of a whole new language ("da"). `npm run new -- texts` keeps it.
 */
export type PendingSince = Readonly<Record<string, string>>;

/** A text that a language does not have yet: its value is null, so the product shows the English. */
export interface PendingText {
  folder: string;
  key: string;
  /** The English text, which the product shows. */
  english: string;
  /** ISO 8601 date; undefined for a text that locales/pending.json does not list. */
  since: string | undefined;
}

/** How long a text may wait. */
export const MOST_DAYS = 14;

/** Every text that waits for a translation. */
export function pendingTexts(root = '.'): PendingText[] {
  const locales = localesOf(root);
  const listed = readPending(root);
  const pack = readPack('en', locales);
  return localeFolders(locales).flatMap((folder) =>
    untranslatedKeys(folder, locales).map((key) => ({
      folder,
      key,
      english: pack.get(key) ?? pack.get(`${pendingKey(key)}_other`) ?? '',
      since: listed[folder] ?? listed[pendingKey(key)],
    })),
  );
}

/** What locales/pending.json says. */
export function readPending(root = '.'): PendingSince {
  const pending: PendingSince = JSON.parse(readFileSync(new URL('pending.json', localesOf(root)), 'utf8'));
  return pending;
}

/** The key of a text without its plural ending: the forms differ by language. */
export function pendingKey(key: string): string {
  return pluralBase(key) ?? key;
}

/** Whether a text waits for too long, or for an unknown time. */
export function isOverdue({ since }: PendingText, now = Date.now()): boolean {
  return since === undefined || now - Date.parse(since) > MOST_DAYS * 86_400_000;
}

/** "de/login.json problem.locked: Your account is locked. (since 2026-11-25)" */
export function pendingRow({ folder, key, english, since }: PendingText): string {
  const [namespace = '', name = ''] = key.split(':');
  return `${folder}/${namespace}.json ${name}: ${english} (since ${since ?? 'an unknown day'})`;
}

/** One sentence about what waits; undefined when nothing does. */
export function pendingSentence(texts = pendingTexts()): string | undefined {
  if (texts.length === 0) return undefined;
  const english = new Set(texts.map(({ key }) => pendingKey(key))).size;
  const oldest = texts.map(({ since }) => since ?? '').toSorted()[0];
  return `${english} texts wait for ${texts.length} translations, the oldest since ${oldest} (npm run new -- texts).`;
}
