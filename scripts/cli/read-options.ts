import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CliError } from './cli-error';

interface Command {
  /** What the user types before the options, such as `npm run dev --`. */
  command: string;
  help: string;
  /** Variables that stand for an option, with an example: `{ PORT: '5174' }`. */
  variables?: Readonly<Record<string, string>>;
}

/** Where a server listens. */
export const addressVariables = { PORT: '5174', HOST: '0.0.0.0' };

/**
 * Reads the words after a command with `parseArgs` of Node.
 * @throws CliError with one sentence for a word that the command does not know, and with the help for `--help`
 */
export function readOptions<const Config extends ParseArgsConfig>(
  command: Command,
  words: string[],
  config: Config,
): ReturnType<typeof parseArgs<Config & { args: string[] }>> {
  if (words.includes('--help')) throw new CliError(command.help, 0);
  try {
    return parseArgs({ ...config, args: words });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CliError(refusalOf(error.message, command, words));
  }
}

/** @param reason the message of `parseArgs` */
function refusalOf(reason: string, { command, variables = {} }: Command, words: string[]): string {
  const lists = `"${command} --help" lists the options.`;
  const [, word] = /^(?:Unknown option|Unexpected argument) '(.+?)'(?:\. |$)/.exec(reason) ?? [];
  if (word === undefined) return `${reason.split('.')[0]}: ${lists}`;
  const typed = command.replace(/ --$/, '');
  const refused = `"${word}" is no option of ${typed.split(' ').at(-1)}:`;
  const option = word.slice('--'.length);
  const variable = option.toUpperCase();
  const example = variables[variable];
  if (example === undefined) return `${refused} ${lists}`;
  const value = parseArgs({ args: words, strict: false, options: { [option]: { type: 'string' } } }).values[option];
  return `${refused} set ${variable}, for example "${variable}=${value === true ? example : value} ${typed}".`;
}
