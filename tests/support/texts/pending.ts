import { readFileSync } from 'node:fs';
import { localeFolders, localesOf, pluralBase, readPack, untranslatedKeys } from './packs';

/**
 * The first day without a translation, by the key of the English text ("login:problem.locked"). Or by the folder of a
 * whole new language ("da"). `npm run new -- texts` keeps it.
 */
export type PendingSince = Readonly<Record<string, string>>;

/** A text without a translation: its value is null, so the product shows the English. */
export interface PendingText {
  folder: string;
  key: string;
  english: string;
  /** ISO 8601 date; undefined for a text that locales/pending.json does not list. */
  since: string | undefined;
}

export const MOST_DAYS = 14;

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

export function readPending(root = '.'): PendingSince {
  const pending: PendingSince = JSON.parse(readFileSync(new URL('pending.json', localesOf(root)), 'utf8'));
  return pending;
}

/** Removes the plural ending, because plural forms differ by language. */
export function pendingKey(key: string): string {
  return pluralBase(key) ?? key;
}

/** An unknown day counts as overdue. */
export function isOverdue({ since }: PendingText, now = Date.now()): boolean {
  return since === undefined || now - Date.parse(since) > MOST_DAYS * 86_400_000;
}

/** "de/login.json problem.locked: Your account is locked. (since 2026-11-25)" */
export function pendingRow({ folder, key, english, since }: PendingText): string {
  const [namespace = '', name = ''] = key.split(':');
  return `${folder}/${namespace}.json ${name}: ${english} (since ${since ?? 'an unknown day'})`;
}

/** One sentence about the missing translations; undefined when there are none. */
export function pendingSentence(texts = pendingTexts()): string | undefined {
  if (texts.length === 0) return undefined;
  const english = new Set(texts.map(({ key }) => pendingKey(key))).size;
  const oldest = texts.map(({ since }) => since ?? '').toSorted()[0];
  return `${english} texts wait for ${texts.length} translations, the oldest since ${oldest} (npm run new -- texts).`;
}
