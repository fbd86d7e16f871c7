import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The text packages of locales/ as a test reads them: one entry a text, `login:problem.locked` -> its words. */
export type Pack = ReadonlyMap<string, string>;

const LOCALES = new URL('../../../locales/', import.meta.url);

/** Folders of locales/: bases ("fr") and overlays of a base ("fr-CA"), English too. */
export function localeFolders(): string[] {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The texts of one folder alone; empty where there is no such folder. */
export function readPack(folder: string): Pack {
  const pack = new Map<string, string>();
  for (const [key, text] of readFolder(folder)) if (text !== null) pack.set(key, text);
  return pack;
}

/** The keys of one folder that are not translated yet: their value is null, and the product shows the English. */
export function untranslatedKeys(folder: string): string[] {
  return [...readFolder(folder)].filter(([, text]) => text === null).map(([key]) => key);
}

function readFolder(folder: string): Map<string, string | null> {
  const texts = new Map<string, string | null>();
  if (!localeFolders().includes(folder)) return texts;
  const files = readdirSync(new URL(`${folder}/`, LOCALES)).filter((file) => file.endsWith('.json'));
  for (const file of files.sort()) {
    const content: unknown = JSON.parse(readFileSync(new URL(`${folder}/${file}`, LOCALES), 'utf8'));
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
 * The texts that a person of this language is shown: those of the base, with the regional overlay over them (contract,
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

/** The named placeholders of a text, sorted: "{{page}} of {{total}}" -> ["page", "total"]. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name = '']) => name).sort();
}

/** Whether a text has words of its own: "{{firstName}} {{lastName}}" has none, and is the same in many languages. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));
}

/** Words that no language translates: signs and names of products. */
const SAME_EVERYWHERE = ['OK', 'Passkey', 'Marketplace'];

/**
 * English words that are the word of the other language too, one a line in `same-as-english.txt` of the folder of the
 * base language. Whatever else is equal to English has been left over.
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
