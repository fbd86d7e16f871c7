import { existsSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../../mock-server/command/cli-error';
import { Edits } from './edits';
import { literal } from './names';
import { addRow } from './source-tables';
import { baseOf, textFiles, type TextFile, withKeysOf } from './texts';

const TABLE = 'locales/languages.ts';
const GLOSSARY = 'locales/glossary.json';
/** These two lines close the languages of the glossary, and the file. */
const GLOSSARY_END = /\n {2}\}\n\}\n$/;

/**
 * Plans a row in the table of languages. A new base language also gets a folder with every key, untranslated, and an
 * empty entry in the glossary.
 * @param code language and region, such as "da-DK"
 * @param named the language's own name for itself; the default comes from `Intl`
 * @throws CliError for an invalid code or an existing language
 */
export async function planLanguage(root: string, code: string | undefined, named: string | undefined): Promise<Edits> {
  if (code === undefined) throw new CliError('Say which language: npm run new -- language da-DK');
  if (!/^[a-z]{2,3}-[A-Z]{2}$/.test(code)) {
    throw new CliError(`"${code}" is no code of a language: write language and region, as in da-DK.`);
  }
  if (!isKnown(baseOf(code)))
    throw new CliError(`"${baseOf(code)}" is no language that this Node knows: check the code.`);
  const edits = new Edits(root);
  if ((await edits.read(TABLE)).includes(`'${code}'`)) throw new CliError(`${code} is there already (${TABLE}).`);
  // The table has English first, then the others sorted by code.
  const others = [...(await edits.read(TABLE)).matchAll(/code: '(.*?)'/g)].map(([, other = '']) => other);
  const after = others.findLast((other) => other.startsWith('en-') || other < code);
  const isNew = !existsSync(path.join(root, 'locales', baseOf(code)));
  const row = `{ code: '${code}', name: ${literal(named ?? ownName(code, !isNew))} }`;
  await edits.change(TABLE, (source) => addRow(source, 'languages', row, { after: `'${after}'` }));
  if (isNew) {
    await edits.change(GLOSSARY, (source) => addEntry(source, baseOf(code)));
    await createFolder(edits, baseOf(code));
  }
  return edits;
}

/** What remains to do by hand, one line each. */
export const languageSteps = [
  'Check the name of the language in locales/languages.ts: it is what the picker shows.',
  'Choose the word for each term: the entry of the language in locales/glossary.json.',
  'Translate the texts within 14 days. This lists them: npm run new -- texts',
  'docs/guides/add-a-language.md says the rest.',
];

/**
 * The entry is empty; a test names the terms that it lacks.
 * @throws CliError when the glossary does not end as expected
 */
function addEntry(source: string, base: string): string {
  if (!GLOSSARY_END.test(source))
    throw new CliError(`${GLOSSARY} does not end with its languages: restore that first.`);
  const entry = JSON.stringify({ register: '', rules: [], terms: {} });
  return source.replace(GLOSSARY_END, (end) => `,\n    "${base}": ${entry}${end}`);
}

async function createFolder(edits: Edits, base: string): Promise<void> {
  for (const file of textFiles(edits.root, 'en')) {
    const english: TextFile = JSON.parse(await edits.read(`locales/en/${file}`));
    await edits.create(`locales/${base}/${file}`, JSON.stringify(withKeysOf(base, english), null, 2));
  }
}

function isKnown(base: string): boolean {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(base) !== undefined;
}

/**
 * "da-DK" -> "Dansk". The region is added when the product has another variant of the language: "de-AT" -> "Deutsch
 * (Österreich)".
 */
function ownName(code: string, hasOtherVariant: boolean): string {
  const names = new Intl.DisplayNames([code], { type: 'language', languageDisplay: 'standard' });
  const name = names.of(hasOtherVariant ? code : baseOf(code)) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
