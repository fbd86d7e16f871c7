import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../../locales/languages';
import { glossaryLanguages } from '../../../tests/support/texts/glossary';
import { limitOf, notesOf, readNotes } from '../../../tests/support/texts/notes';
import { englishOf, keysOf, localeFolders, localesOf, pluralBase, readPack } from '../../../tests/support/texts/packs';
import { pendingKey } from '../../../tests/support/texts/pending';
import { staleTexts } from '../../../tests/support/texts/stale';
import { CliError } from '../../../mock-server/command/cli-error';
import { baseOf } from '../texts';
import { writeTbx } from './tbx';
import { writeXliff } from './xliff';

const FOLDER = 'reports/texts';

/**
 * Writes the texts of each language as XLIFF, with notes and limits of length, and the glossary as TBX.
 * @param wanted folders of locales/; all of them when empty
 * @returns the written files
 * @throws CliError for a folder that does not exist
 */
export function exportTexts(root: string, wanted: readonly string[]): string[] {
  const folders = localeFolders(localesOf(root)).filter((folder) => folder !== 'en');
  const unknown = wanted.find((folder) => !folders.includes(folder));
  if (unknown !== undefined)
    throw new CliError(`There is no translation "${unknown}": say some of ${folders.join(', ')}.`);
  const files = (wanted.length > 0 ? wanted : folders).map((folder) => ({
    name: `${FOLDER}/${folder}.xlf`,
    text: writeXliff(languageOf(folder, folders), unitsOf(root, folder)),
  }));
  const all = [...files, { name: `${FOLDER}/glossary.tbx`, text: writeTbx(glossaryLanguages) }];
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  for (const { name, text } of all) writeFileSync(path.join(root, name), text);
  return all.map(({ name }) => name);
}

/**
 * "pt" -> "pt-BR": the first language that shows the texts of the folder.
 * @param folders all of them; "fr-CA" has its own, so "fr" is "fr-FR"
 */
export function languageOf(folder: string, folders: readonly string[]): string {
  if (baseOf(folder) !== folder) return folder;
  const codes = languages.map(({ code }) => code).filter((code) => !folders.includes(code));
  return codes.find((code) => baseOf(code) === folder) ?? folder;
}

/** A region has the texts of its base where it has none of its own. */
export function mergedTexts(root: string, folder: string): ReadonlyMap<string, string> {
  const locales = localesOf(root);
  return new Map([...readPack(baseOf(folder), locales), ...readPack(folder, locales)]);
}

function unitsOf(root: string, folder: string) {
  const english = readPack('en', localesOf(root));
  const own = mergedTexts(root, folder);
  const notes = readNotes(root);
  const stale = new Set(staleTexts(root).flatMap((text) => (text.folder === folder ? text.key : [])));
  return keysOf(folder, english).map((key) => {
    const source = englishOf(key, english) ?? '';
    const target = own.get(key);
    return {
      key,
      source,
      target,
      isDone: target !== undefined && !stale.has(pendingKey(key)),
      notes: [...notesOf(key, source, notes), ...pluralNote(folder, key, source)],
      most: limitOf(key, notes),
    };
  });
}

function pluralNote(language: string, key: string, source: string): string[] {
  if (pluralBase(key) === undefined || !source.includes('{{count}}')) return [];
  const rules = new Intl.PluralRules(language);
  const numbers = [...Array(200).keys(), 1_000_000, 1.5].filter((number) => key.endsWith(`_${rules.select(number)}`));
  return [`One form of a plural: for {{count}} = ${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? ', …' : ''}`];
}
