import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { localeFolders, localesOf, readPack, type Pack } from './packs';
import { pendingKey } from './pending';

/** Translations whose English changed since they were made, by the hash of each at that time and its folder. */
export interface Stale {
  /** ISO 8601 date. */
  since: string;
  translations: Record<string, string>;
}

/** By the key of the text, without its plural ending. */
export type StaleTexts = Record<string, Stale>;
export type Hashes = Readonly<Record<string, string>>;

export const HASHES = 'english-hashes.json';
export const STALE = 'stale.json';

/** The hash of each English text that the translations were made from. `npm run new -- texts` keeps it. */
export function readHashes(root = '.'): Hashes {
  const hashes: Hashes = JSON.parse(readFileSync(new URL(HASHES, localesOf(root)), 'utf8'));
  return hashes;
}

export function readStale(root = '.'): StaleTexts {
  const stale: StaleTexts = JSON.parse(readFileSync(new URL(STALE, localesOf(root)), 'utf8'));
  return stale;
}

/** The hash of each text of a folder. The forms of a plural have one together. */
export function hashesOf(folder: string, root = '.'): Hashes {
  const texts = Object.entries(byText(readPack(folder, localesOf(root))));
  return Object.fromEntries(texts.map(([key, text]) => [key, hash(text)]));
}

function byText(pack: Pack): Record<string, string> {
  const texts = new Map<string, string[]>();
  for (const [key, text] of pack) texts.set(pendingKey(key), [...(texts.get(pendingKey(key)) ?? []), text]);
  return Object.fromEntries([...texts].map(([key, forms]) => [key, forms.join(' / ')]));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The marks of today: a changed English text marks every translation, and a changed translation loses its mark. */
export function staleAfter(root: string, today: string): StaleTexts {
  const before = readStale(root);
  const known = readHashes(root);
  const english = hashesOf('en', root);
  const folders = localeFolders(localesOf(root)).filter((folder) => folder !== 'en');
  const translations = folders.map((folder) => [folder, hashesOf(folder, root)] as const);
  const entries = Object.keys(english).flatMap((key): [string, Stale][] => {
    const hasChanged = known[key] !== undefined && known[key] !== english[key];
    const marked = translations.flatMap(([folder, { [key]: now }]): [string, string][] =>
      now !== undefined && (hasChanged || before[key]?.translations[folder] === now) ? [[folder, now]] : [],
    );
    if (marked.length === 0) return [];
    return [[key, { since: before[key]?.since ?? today, translations: Object.fromEntries(marked) }]];
  });
  return Object.fromEntries(entries);
}

export interface StaleText {
  folder: string;
  key: string;
  english: string;
  translation: string;
  since: string;
}

/** The translations that still have their mark. */
export function staleTexts(root = '.'): StaleText[] {
  const stale = Object.entries(readStale(root));
  const folders = new Set(['en', ...stale.flatMap(([, { translations }]) => Object.keys(translations))]);
  const texts = new Map([...folders].map((folder) => [folder, byText(readPack(folder, localesOf(root)))]));
  return stale.flatMap(([key, { since, translations }]) =>
    Object.entries(translations).flatMap(([folder, made]) => {
      const translation = texts.get(folder)?.[key];
      if (translation === undefined || hash(translation) !== made) return [];
      return { folder, key, english: texts.get('en')?.[key] ?? '', translation, since };
    }),
  );
}

/** "de/login.json title: Sign in | Anmelden (its English changed on 2026-11-25)" */
export function staleRow({ folder, key, english, translation, since }: StaleText): string {
  const [namespace = '', name = ''] = key.split(':');
  return `${folder}/${namespace}.json ${name}: ${english} | ${translation} (its English changed on ${since})`;
}

/** One sentence about the marked translations; undefined when there are none. */
export function staleSentence(texts = staleTexts()): string | undefined {
  if (texts.length === 0) return undefined;
  const oldest = texts.map(({ since }) => since).toSorted()[0];
  return `The English of ${texts.length} translations has changed, the oldest on ${oldest} (npm run new -- texts).`;
}
