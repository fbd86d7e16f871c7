import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The text packages of locales/ by key, such as `login:problem.locked`. */
export type Pack = ReadonlyMap<string, string>;

const LOCALES = new URL('../../../locales/', import.meta.url);

/** Returns the folders of locales/, English included: bases ("fr") and regions ("fr-CA"). */
export function localeFolders(): string[] {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).sort();
}

/** Returns the texts of one folder without its base; empty for a missing folder. */
export function readPack(folder: string): Pack {
  const texts = new Map<string, string>();
  if (!localeFolders().includes(folder)) return texts;
  const files = readdirSync(new URL(`${folder}/`, LOCALES)).filter((file) => file.endsWith('.json'));
  for (const file of files.sort()) {
    const content: unknown = JSON.parse(readFileSync(new URL(`${folder}/${file}`, LOCALES), 'utf8'));
    flatten(`${file.slice(0, -'.json'.length)}:`, content, texts);
  }
  return texts;
}

function flatten(prefix: string, content: unknown, into: Map<string, string>): void {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    into.set(prefix, typeof content === 'string' ? content : `not a text: ${JSON.stringify(content)}`);
    return;
  }
  const deeper = prefix.endsWith(':') ? prefix : `${prefix}.`;
  for (const [key, value] of Object.entries(content)) flatten(`${deeper}${key}`, value, into);
}

/**
 * Returns the texts that a user of this language sees: the base with the region's changes (contract, getTextPackage).
 */
export function mergedPack(language: string): Pack {
  return new Map([...readPack(baseOf(language)), ...readPack(language)]);
}

/** "fr-CA" -> "fr". */
export function baseOf(language: string): string {
  return language.split('-')[0] ?? language;
}

/**
 * Returns the keys that a language must have: those of English, with each plural in every category of the language.
 * @param english the texts of English
 */
export function keysOf(language: string, english: Pack): string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...english.keys()].flatMap((key) => {
    const plural = pluralBase(key);
    if (plural === undefined || !english.has(`${plural}_other`)) return [key];
    return key.endsWith('_other') ? categories.map((category) => `${plural}_${category}`) : [];
  });
}

/** Returns the keys that neither the language nor its base has. The product shows the English text instead. */
export function missingKeys(language: string, english: Pack): string[] {
  const pack = mergedPack(language);
  return keysOf(language, english).filter((key) => !pack.has(key));
}

/** Returns the English text to compare with. For a plural category that English lacks, this is "other". */
export function englishOf(key: string, english: Pack): string | undefined {
  const plural = pluralBase(key);
  return english.get(key) ?? (plural === undefined ? undefined : english.get(`${plural}_other`));
}

/** "login:wait_other" -> "login:wait"; undefined for a key without a plural ending. */
export function pluralBase(key: string): string | undefined {
  return /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];
}

/** Whether a plural form is for one number alone, as the dual of Arabic is. Such a form may say the number in words. */
export function isOfOneNumber(language: string, key: string): boolean {
  const plural = pluralBase(key);
  if (plural === undefined) return false;
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  return numbers.filter((number) => key === `${plural}_${rules.select(number)}`).length === 1;
}

/** Returns the named placeholders of a text, sorted: "{{page}} of {{total}}" -> ["page", "total"]. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name = '']) => name).sort();
}

/**
 * Whether a text has words besides placeholders. "{{firstName}} {{lastName}}" has none, and is the same in many
 * languages.
 */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));
}

/** Words that are the same in every language: signs and names of products. */
const SAME_EVERYWHERE = ['OK', 'Passkey', 'Marketplace'];

/**
 * English texts that are also right in the other language, one per line in the base folder's `same-as-english.txt`. Any
 * other text equal to English counts as untranslated.
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
