import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The text packages of locales/ as tests read them: one entry per text, `login:problem.locked` -> its words. */
export type Pack = ReadonlyMap<string, string>;

const LOCALES = new URL('../../../locales/', import.meta.url);

/** Returns locales/ of a copy of the project. */
export function localesOf(root: string): URL {
  return pathToFileURL(`${resolve(root, 'locales')}/`);
}

/** Returns the folders of locales/: bases ("fr") and overlays of a base ("fr-CA"), English included. */
export function localeFolders(locales = LOCALES): string[] {
  return readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Returns the texts of one folder alone; empty for a missing folder. */
export function readPack(folder: string, locales = LOCALES): Pack {
  const pack = new Map<string, string>();
  for (const [key, text] of readFolder(folder, locales)) if (text !== null) pack.set(key, text);
  return pack;
}

/** Returns the untranslated keys of one folder: their value is null, and the product shows the English. */
export function untranslatedKeys(folder: string, locales = LOCALES): string[] {
  return [...readFolder(folder, locales)].filter(([, text]) => text === null).map(([key]) => key);
}

function readFolder(folder: string, locales = LOCALES): Map<string, string | null> {
  const texts = new Map<string, string | null>();
  if (!localeFolders(locales).includes(folder)) return texts;
  const files = readdirSync(new URL(`${folder}/`, locales)).filter((file) => file.endsWith('.json'));
  for (const file of files.sort()) {
    const content: unknown = JSON.parse(readFileSync(new URL(`${folder}/${file}`, locales), 'utf8'));
    flatten(`${file.slice(0, -'.json'.length)}:`, content, texts);
  }
  return texts;
}

function flatten(prefix: string, content: unknown, into: Map<string, string | null>): void {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    into.set(
      prefix,
      typeof content === 'string' || content === null ? content : `not a text: ${JSON.stringify(content)}`,
    );
    return;
  }
  const deeper = prefix.endsWith(':') ? prefix : `${prefix}.`;
  for (const [key, value] of Object.entries(content)) flatten(`${deeper}${key}`, value, into);
}

/**
 * Returns the texts that a user of this language sees: those of the base, overlaid with the region's (contract,
 * getTextPackage).
 */
export function mergedPack(language: string): Pack {
  return new Map([...readPack(baseOf(language)), ...readPack(language)]);
}

/** "fr-CA" -> "fr". */
export function baseOf(language: string): string {
  return language.split('-')[0] ?? language;
}

/** "login:wait_other" -> "login:wait"; undefined for a key without a plural ending. */
export function pluralBase(key: string): string | undefined {
  return /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];
}

/** Returns the named placeholders of a text, sorted: "{{page}} of {{total}}" -> ["page", "total"]. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name = '']) => name).sort();
}

/**
 * Whether a text has words besides its placeholders: "{{firstName}} {{lastName}}" has none, and is the same in many
 * languages.
 */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));
}

/** Words that are the same in every language: signs and names of products. */
const SAME_EVERYWHERE = ['OK', 'Passkey', 'Marketplace'];

/**
 * Returns the English words that are also the other language's word, one per line in `same-as-english.txt` of the
 * base language's folder. Any other text equal to English counts as untranslated.
 */
function sameAsEnglish(language: string): ReadonlySet<string> {
  const base = baseOf(language);
  const known = wordsByBase.get(base);
  if (known !== undefined) return known;
  const file = new URL(`${base}/same-as-english.txt`, LOCALES);
  const own = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const words = new Set([...SAME_EVERYWHERE, ...own]);
  wordsByBase.set(base, words);
  return words;
}

const wordsByBase = new Map<string, ReadonlySet<string>>();

export function mayEqualEnglish(language: string, text: string): boolean {
  return !hasWords(text) || sameAsEnglish(language).has(text);
}
