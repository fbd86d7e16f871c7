import { readFileSync } from 'node:fs';
import { limitOf, problemOf, readNotes } from '../../../tests/support/texts/notes';
import {
  englishOf,
  isOfOneNumber,
  keysOf,
  localeFolders,
  localesOf,
  readPack,
  type Pack,
} from '../../../tests/support/texts/packs';
import { CliError } from '../../../mock-server/command/cli-error';
import type { Edits } from '../edits';
import { baseOf, planTextChanges } from '../texts';
import { languageOf, mergedTexts } from './export';
import { readXliff, type Unit } from './xliff';

export interface Import {
  readonly edits: Edits;
  /** Translations that hold although their English changed, and translations of an English that is no more. */
  readonly confirmed: readonly ImportedText[];
  readonly outdated: readonly ImportedText[];
}

export interface ImportedText {
  readonly folder: string;
  readonly key: string;
}

/**
 * Plans the translations of XLIFF files. A key that a file leaves out stays as it is.
 * @throws CliError that names each refused text and why; nothing is planned then
 */
export async function planImport(root: string, files: readonly string[]): Promise<Import> {
  const english = readPack('en', localesOf(root));
  const read = files.map((file) => ({ file, ...readXliff(contentOf(file), file) }));
  const imports = read.map(({ file, language, units }) => ({ file, units, folder: folderOf(root, language, file) }));
  const refused = imports.flatMap(({ folder, units }) => refusals(root, folder, units, english));
  if (refused.length > 0) throw new CliError(`Nothing was imported:\n${refused.join('\n')}`);
  const texts = imports.flatMap(({ folder, units }) => {
    const before = mergedTexts(root, folder);
    return units.map((unit) => ({
      ...unit,
      folder,
      isNew: unit.target !== undefined && unit.target !== before.get(unit.key),
    }));
  });
  const isCurrent = ({ key, source }: Unit) => source === englishOf(key, english);
  const changes = texts.flatMap(({ folder, key, target, isNew }) =>
    isNew && target !== undefined
      ? { folder, key, text: isOfBase(root, folder, key, target) ? undefined : target }
      : [],
  );
  return {
    edits: await planTextChanges(root, changes),
    confirmed: texts.filter((text) => text.isDone && !text.isNew && isCurrent(text)),
    outdated: texts.filter((text) => text.isNew && !isCurrent(text)),
  };
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CliError(`There is no file ${file}.`);
  }
}

function folderOf(root: string, language: string, file: string): string {
  const folders = localeFolders(localesOf(root)).filter((folder) => folder !== 'en');
  const folder = folders.find((one) => one === language || languageOf(one, folders) === language);
  if (folder === undefined) throw new CliError(`${file} is in "${language}", and locales/ has no folder of it.`);
  return folder;
}

function refusals(root: string, folder: string, units: readonly Unit[], english: Pack): string[] {
  const known = new Set(keysOf(folder, english));
  const notes = readNotes(root);
  return units.flatMap(({ key, target }) => {
    if (!known.has(key)) return `  ${folder} ${key}: there is no such text`;
    if (target === undefined) return [];
    const problem = problemOf(target, englishOf(key, english) ?? '', limitOf(key, notes), !isOfOneNumber(folder, key));
    return problem === undefined ? [] : `  ${folder} ${key}: ${problem}: ${target}`;
  });
}

/** A region only has what differs from its base. */
function isOfBase(root: string, folder: string, key: string, text: string): boolean {
  return folder !== baseOf(folder) && readPack(baseOf(folder), localesOf(root)).get(key) === text;
}
