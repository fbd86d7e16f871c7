import { readdirSync, readFileSync } from 'node:fs';

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
  if (!localeFolders().includes(folder)) return pack;
  for (const file of readdirSync(new URL(`${folder}/`, LOCALES)).sort()) {
    const content: unknown = JSON.parse(readFileSync(new URL(`${folder}/${file}`, LOCALES), 'utf8'));
    flatten(`${file.slice(0, -'.json'.length)}:`, content, pack);
  }
  return pack;
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

/**
 * English words that are the word of the other language too, or a sign that stays (OK). Whatever else is equal to
 * English has been left over. By the base of the language.
 */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  all: ['OK', 'Passkey', 'Marketplace'],
  de: ['Name', 'Code', 'System', 'Region', '(optional)', 'Version {{version}}'],
  it: ['Password', 'E-mail', 'Privacy'],
  nl: ['Code', 'E-mail', 'Single sign-on'],
  pt: ['E-mail'],
  es: ['Personal', 'Error: {{title}}'],
  fr: [
    'E-mail',
    'Code',
    'Action',
    'Active',
    'Messages',
    'Version {{version}}',
    '{{count}} minute',
    '{{count}} minutes',
  ],
  pl: ['E-mail', 'System', 'Region'],
  hu: ['E-mail'],
  sk: ['E-mail'],
};

export function mayEqualEnglish(language: string, text: string): boolean {
  return !hasWords(text) || [...(sameAsEnglish.all ?? []), ...(sameAsEnglish[baseOf(language)] ?? [])].includes(text);
}
