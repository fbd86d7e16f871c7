import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CliError } from '../adapters/cli-error';

/**
 * Reads the words after a command with `parseArgs` of Node.
 * @throws CliError with one sentence for a word that the command does not know, and with the help for `--help`
 */
export function readOptions<const Config extends ParseArgsConfig>(
  { command, help }: { command: string; help: string },
  words: string[],
  config: Config,
): ReturnType<typeof parseArgs<Config & { args: string[] }>> {
  if (words.includes('--help')) throw new CliError(help, 0);
  try {
    return parseArgs({ ...config, args: words });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CliError(`${error.message.split('. ')[0]}: "${command} --help" lists the options.`);
  }
}
