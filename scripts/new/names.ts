import ts from 'typescript';
import { CliError } from '../../mock-server/command/cli-error';

/** One name in each form of the code: `tax-forms`, `taxForms`, `TaxForms`, "Tax forms". */
export interface Name {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly sentence: string;
}

/** @throws CliError for anything but kebab case, with an example, and for a word that JavaScript reserves */
export function readName(given: string | undefined, kind: string): Name {
  if (given === undefined) throw new CliError(`Say how the ${kind} is called: npm run new -- ${kind} tax-forms`);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(given) || given.length > 40) {
    throw new CliError(
      `"${given}" is no name for a new ${kind}: use small letters, digits and hyphens, as in tax-forms.`,
    );
  }
  const words = given.split('-');
  const pascal = words.map(upperFirst).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  if (isReserved(camel))
    throw new CliError(`"${given}" is a word of JavaScript, so no ${kind} can have it as its name: add a word to it.`);
  return {
    kebab: given,
    pascal,
    camel,
    sentence: upperFirst(words.join(' ')),
  };
}

/** Quoted only where an object literal needs it. */
export function keyOf(name: string): string {
  return /^[a-z]\w*$/i.test(name) ? name : `'${name}'`;
}

/** In single quotes where possible. */
export function literal(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
}

function isReserved(word: string): boolean {
  const kind = ts.createScanner(ts.ScriptTarget.Latest, true, undefined, word).scan();
  return kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastFutureReservedWord;
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
