import { readFileSync } from 'node:fs';
import { localesOf, placeholders } from './packs';

/** locales/notes.json: what a translator cannot see in the English. */
export interface Notes {
  /** By the name of the placeholder. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** By key, or by the beginning of keys with "*" behind it. `most` is a limit of length. */
  readonly texts: Readonly<Record<string, { readonly note?: string; readonly most?: number }>>;
}

export function readNotes(root = '.'): Notes {
  const notes: Notes = JSON.parse(readFileSync(new URL('notes.json', localesOf(root)), 'utf8'));
  return notes;
}

export function isFor(pattern: string, key: string): boolean {
  return pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : pattern === key;
}

/** The notes of a text, the most general first, then one for each placeholder that they do not explain. */
export function notesOf(key: string, english: string, { texts, placeholders: values }: Notes): string[] {
  const ofText = notesFor(key, texts).flatMap(({ note }) => note ?? []);
  const unsaid = placeholders(english).filter((name) => !ofText.some((note) => note.includes(`{{${name}}}`)));
  return [...ofText, ...unsaid.map((name) => `{{${name}}}: ${values[name] ?? ''}`)];
}

/** The most characters that a text may have; undefined without a limit. */
export function limitOf(key: string, { texts }: Notes): number | undefined {
  return notesFor(key, texts).findLast(({ most }) => most !== undefined)?.most;
}

/** An export calls this for each text of each language, so it makes no pair for the notes of other texts. */
function notesFor(key: string, texts: Notes['texts']) {
  return Object.keys(texts)
    .filter((pattern) => isFor(pattern, key))
    .toSorted((one, other) => one.replace('*', '').length - other.replace('*', '').length)
    .flatMap((pattern) => texts[pattern] ?? []);
}

/** Counts characters as XLIFF's profile "xliff:codepoints" does, and no placeholders. */
function lengthOf(text: string): number {
  return [...text.replaceAll(/\{\{[^}]*\}\}/g, '')].length;
}

/**
 * Says what is wrong with a text, as "it lacks {{name}}"; undefined for a good one.
 * @param needsCount false for a text that may say its number in words
 */
export function problemOf(text: string, english: string, most = Infinity, needsCount = true): string | undefined {
  const [own, wanted] = [placeholders(text), placeholders(english)];
  const missing = wanted.find((name) => !own.includes(name) && (needsCount || name !== 'count'));
  const unknown = own.find((name) => !wanted.includes(name));
  if (missing !== undefined) return `it lacks {{${missing}}}`;
  if (unknown !== undefined) return `the English has no {{${unknown}}}`;
  if (new Set(own).size !== own.length) return 'it has a placeholder twice';
  if (text.trim() !== text || text === '') return 'it is empty or has a space at its end';
  if (/<[a-z!/]|&(?:#\d+|\w+);/i.test(text)) return 'it has HTML';
  if (lengthOf(text) > most) return `it has ${lengthOf(text)} characters, and ${most} are the most`;
  return undefined;
}
