import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pluralBase } from '../../tests/support/texts/packs';
import { Edits } from './edits';

/** A file of texts: a text by key, or null for one that is not translated yet. */
export interface TextFile {
  [key: string]: string | null | TextFile;
}

/**
 * The folders of locales/ that contain every text: base languages, and regions in another script than their base
 * ("zh-TW"). Other regional folders contain only what differs from their base.
 */
export function completeFolders(root: string): string[] {
  const folders = readdirSync(path.join(root, 'locales'), { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders
    .map(({ name }) => name)
    .filter((name) => name === baseOf(name) || scriptOf(name) !== scriptOf(baseOf(name)));
}

/** "fr-CA" -> "fr". */
export function baseOf(language: string): string {
  return new Intl.Locale(language).language;
}

function scriptOf(language: string): string | undefined {
  return new Intl.Locale(language).maximize().script;
}

/** Copies the keys with null for every text, which means not translated yet. */
export function untranslated(texts: TextFile): TextFile {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      text === null || typeof text === 'string' ? null : untranslated(text),
    ]),
  );
}

/** Plans a file of English texts, and in every other language the same keys, untranslated. */
export async function createTexts(edits: Edits, namespace: string, english: TextFile): Promise<void> {
  for (const folder of completeFolders(edits.root)) {
    const texts = folder === 'en' ? english : untranslated(english);
    await edits.create(`locales/${folder}/${namespace}.json`, JSON.stringify(texts, null, 2));
  }
}

/** Plans one text in a file of every language: the English text, and null elsewhere. `group` is a key of the file. */
export async function addText(
  edits: Edits,
  namespace: string,
  group: string,
  key: string,
  english: string,
): Promise<void> {
  for (const folder of completeFolders(edits.root)) {
    await edits.change(`locales/${folder}/${namespace}.json`, (source) => {
      const texts: TextFile = JSON.parse(source);
      const inside = texts[group];
      if (typeof inside !== 'object' || inside === null)
        throw new Error(`${folder}/${namespace}.json has no "${group}".`);
      inside[key] = folder === 'en' ? english : null;
      return `${JSON.stringify(texts, null, 2)}\n`;
    });
  }
}

/**
 * Gives a language the keys of English in the English order. Keeps its texts, and uses null for missing ones. A plural
 * gets a key for every plural category of the language.
 */
export function withKeysOf(language: string, english: TextFile, texts: TextFile = {}): TextFile {
  const all: TextFile = {};
  for (const [key, text] of Object.entries(english)) {
    const plural = pluralBase(key);
    const own = texts[key];
    if (typeof text === 'object' && text !== null) {
      all[key] = withKeysOf(language, text, typeof own === 'object' && own !== null ? own : {});
    } else if (plural === undefined || !(`${plural}_other` in english)) {
      all[key] = own ?? null;
    } else {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      for (const category of pluralCategories) all[`${plural}_${category}`] = texts[`${plural}_${category}`] ?? null;
    }
  }
  return { ...all, ...Object.fromEntries(Object.entries(texts).filter(([key]) => !(key in all))) };
}

/**
 * Plans the English keys that other languages lack, untranslated. A regional folder in another script gets only the
 * keys that its base has not translated either; it inherits the others.
 */
export async function planTexts(root: string): Promise<Edits> {
  const edits = new Edits(root);
  for (const folder of completeFolders(root).filter((one) => one !== 'en')) {
    for (const file of textFiles(root, 'en')) {
      const english = await read(edits, `locales/en/${file}`);
      const base = baseOf(folder);
      const wanted = folder === base ? english : untranslatedOf(await read(edits, `locales/${base}/${file}`));
      await addKeys(edits, folder, file, wanted);
    }
  }
  return edits;
}

async function addKeys(edits: Edits, folder: string, file: string, wanted: TextFile): Promise<void> {
  const name = `locales/${folder}/${file}`;
  const isThere = existsSync(path.join(edits.root, name));
  const texts = isThere ? await read(edits, name) : {};
  const all = withKeysOf(folder, wanted, texts);
  if (JSON.stringify(sorted(all)) === JSON.stringify(sorted(texts))) return;
  if (isThere) await edits.change(name, () => `${JSON.stringify(all, null, 2)}\n`);
  else await edits.create(name, JSON.stringify(all, null, 2));
}

async function read(edits: Edits, file: string): Promise<TextFile> {
  const texts: TextFile = JSON.parse(await edits.read(file));
  return texts;
}

/** Names of the text files of a folder of locales/. */
export function textFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, 'locales', folder)).filter((file) => file.endsWith('.json'));
}

/** Keeps only the untranslated keys of a file. */
function untranslatedOf(texts: TextFile): TextFile {
  const entries = Object.entries(texts).map(([key, text]): [string, TextFile[string]] => [
    key,
    typeof text === 'object' && text !== null ? untranslatedOf(text) : text,
  ]);
  return Object.fromEntries(
    entries.filter(([, text]) => text === null || (typeof text === 'object' && Object.keys(text).length > 0)),
  );
}

/** The remaining manual steps, one line each. */
export const textsSteps = ['Translate the texts. This names each that is null: npx vitest run --project unit locales'];

/** Sorts the keys, so that comparisons ignore their order. */
function sorted(texts: TextFile): unknown {
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    typeof text === 'object' && text !== null ? sorted(text) : text,
  ]);
  return entries.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
}
