import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Notes } from '../../tests/support/texts/notes';
import { localeFolders, localesOf, pluralBase } from '../../tests/support/texts/packs';
import { Edits } from './edits';

/** A text by key, or null while it is untranslated. */
export interface TextFile {
  [key: string]: string | null | TextFile;
}

/**
 * Folders of locales/ that contain every text: base languages, and regions in another script than their base ("zh-TW").
 * Other regional folders contain only what differs from their base.
 */
export function completeFolders(root: string): string[] {
  return localeFolders(localesOf(root)).filter(
    (name) => name === baseOf(name) || scriptOf(name) !== scriptOf(baseOf(name)),
  );
}

/** "fr-CA" -> "fr". */
export function baseOf(language: string): string {
  return new Intl.Locale(language).language;
}

function scriptOf(language: string): string | undefined {
  return new Intl.Locale(language).maximize().script;
}

/** Null means not translated yet. */
function untranslated(texts: TextFile): TextFile {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, isGroup(text) ? untranslated(text) : null]),
  );
}

/**
 * Plans the English file with a note for translators, and the same keys, untranslated, in every other language.
 * @param note where the texts show
 */
export async function createTexts(edits: Edits, namespace: string, english: TextFile, note: string): Promise<void> {
  await edits.change('locales/notes.json', (source) => {
    const notes: Notes = JSON.parse(source);
    return `${JSON.stringify({ ...notes, texts: { ...notes.texts, [`${namespace}:*`]: { note } } }, null, 2)}\n`;
  });
  for (const folder of completeFolders(edits.root)) {
    const texts = folder === 'en' ? english : untranslated(english);
    await edits.create(`locales/${folder}/${namespace}.json`, JSON.stringify(texts, null, 2));
  }
}

/** Plans the English text, and null in every other language. `group` is a key of the file. */
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
      if (!isGroup(inside)) throw new Error(`${folder}/${namespace}.json has no "${group}".`);
      inside[key] = folder === 'en' ? english : null;
      return `${JSON.stringify(texts, null, 2)}\n`;
    });
  }
}

/**
 * Puts the keys of English in the English order. Keeps the texts of the language, and uses null for missing ones. A
 * plural gets a key for every plural category of the language.
 */
export function withKeysOf(language: string, english: TextFile, texts: TextFile = {}): TextFile {
  const all: TextFile = {};
  for (const [key, text] of Object.entries(english)) {
    const plural = pluralBase(key);
    const own = texts[key];
    if (isGroup(text)) {
      all[key] = withKeysOf(language, text, isGroup(own) ? own : {});
    } else if (plural === undefined || !(`${plural}_other` in english)) {
      all[key] = own ?? null;
    } else {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      for (const category of pluralCategories) all[`${plural}_${category}`] = texts[`${plural}_${category}`] ?? null;
    }
  }
  return { ...all, ...Object.fromEntries(Object.entries(texts).filter(([key]) => !(key in all))) };
}

/** Keeps only the keys that English has too. */
function known(language: string, english: TextFile, texts: TextFile): TextFile {
  const all = withKeysOf(language, english);
  const kept = Object.entries(texts).map(([key, text]): [string, TextFile[string]] => {
    const group = english[key];
    return [key, isGroup(text) ? known(language, isGroup(group) ? group : {}, text) : text];
  });
  return Object.fromEntries(kept.filter(([key, text]) => key in all && !(isGroup(text) && isEmpty(text))));
}

/**
 * Plans the missing keys of each language, untranslated, and the removal of keys that English no longer has. A regional
 * folder in another script inherits texts. So it gets only the keys that its base has not translated either.
 */
export async function planTexts(root: string): Promise<Edits> {
  const edits = new Edits(root);
  const complete = completeFolders(root);
  for (const folder of localeFolders(localesOf(root)).filter((one) => one !== 'en')) {
    for (const file of textFiles(root, folder))
      if (!textFiles(root, 'en').includes(file)) edits.remove(`locales/${folder}/${file}`);
    for (const file of textFiles(root, 'en')) {
      const english = await read(edits, `locales/en/${file}`);
      const base = baseOf(folder);
      const wanted = folder === base ? english : untranslatedOf(await read(edits, `locales/${base}/${file}`));
      await setKeys(edits, `locales/${folder}/${file}`, (texts) => {
        const kept = known(folder, english, texts);
        return complete.includes(folder) ? withKeysOf(folder, wanted, kept) : kept;
      });
    }
  }
  return edits;
}

/** A new text of a folder of locales/. `undefined` removes it. */
export interface TextChange {
  readonly folder: string;
  readonly key: string;
  readonly text: string | undefined;
}

export async function planTextChanges(root: string, changes: readonly TextChange[]): Promise<Edits> {
  const edits = new Edits(root);
  const fileOf = ({ folder, key }: TextChange) => `locales/${folder}/${key.split(':')[0]}.json`;
  for (const file of new Set(changes.map(fileOf))) {
    const ofFile = changes.filter((change) => fileOf(change) === file);
    await setKeys(edits, file, (texts) =>
      ofFile.reduce((all, { key, text }) => withText(all, key.slice(key.indexOf(':') + 1).split('.'), text), texts),
    );
  }
  return edits;
}

function withText(texts: TextFile, [key = '', ...deeper]: readonly string[], text: string | undefined): TextFile {
  const { [key]: own, ...others } = texts;
  if (deeper.length > 0) {
    const group = withText(isGroup(own) ? own : {}, deeper, text);
    return isEmpty(group) ? others : { ...texts, [key]: group };
  }
  return text === undefined ? others : { ...texts, [key]: text };
}

async function setKeys(edits: Edits, file: string, change: (texts: TextFile) => TextFile): Promise<void> {
  const isThere = existsSync(path.join(edits.root, file));
  const texts = isThere ? await read(edits, file) : {};
  const all = change(texts);
  if (JSON.stringify(sorted(all)) === JSON.stringify(sorted(texts))) return;
  if (isEmpty(all)) edits.remove(file);
  else if (isThere) await edits.change(file, () => `${JSON.stringify(all, null, 2)}\n`);
  else await edits.create(file, JSON.stringify(all, null, 2));
}

async function read(edits: Edits, file: string): Promise<TextFile> {
  const texts: TextFile = JSON.parse(await edits.read(file));
  return texts;
}

export function textFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, 'locales', folder)).filter((file) => file.endsWith('.json'));
}

function untranslatedOf(texts: TextFile): TextFile {
  const entries = Object.entries(texts).map(([key, text]): [string, TextFile[string]] => [
    key,
    isGroup(text) ? untranslatedOf(text) : text,
  ]);
  return Object.fromEntries(entries.filter(([, text]) => text === null || (isGroup(text) && !isEmpty(text))));
}

function isGroup(text: TextFile[string] | undefined): text is TextFile {
  return typeof text === 'object' && text !== null;
}

function isEmpty(texts: TextFile): boolean {
  return Object.keys(texts).length === 0;
}

/** With sorted keys, a comparison ignores their order. */
function sorted(texts: TextFile): unknown {
  const entries = Object.entries(texts).map(([key, text]) => [key, isGroup(text) ? sorted(text) : text]);
  return entries.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
}
