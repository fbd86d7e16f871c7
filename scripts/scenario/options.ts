import { CliError } from '../../mock-server/command/cli-error';
import { readOptions as readWords } from '../../mock-server/command/read-options';

export const usage = `Usage:
  npm run scenario                                    lists the scenarios
  npm run scenario -- NAME [person=ben] [count=7]     puts a world into that state, with the parameters that follow
  npm run scenario -- FILE.ts                         runs a script in a new world
  npm run scenario -- --all                           tries every scenario, each in a new world
Options:
  --base URL      the mock server (http://localhost:5173 or http://localhost:4010, whichever runs)
  --world NAME    the world (default for a scenario, a new one for a script)
  --keep          start from the current state of that world instead of the seed`;

export interface Options {
  kind: 'list' | 'all' | 'name' | 'script';
  /** Names a scenario, or is the path of a script. */
  name: string;
  base: string | undefined;
  world: string | undefined;
  keep: boolean;
  params: Record<string, string | number | boolean>;
}

/** @throws CliError with the right usage */
export function readOptions(words: string[]): Options {
  const { values, positionals } = parse(words);
  const [name = '', ...rest] = positionals;
  // Without the two hyphens npm takes the option for itself and leaves its value.
  const address = positionals.find((word) => /^https?:/.test(word));
  if (address !== undefined)
    throw new CliError(`"${address}" is an address: write npm run scenario -- --base ${address}.`);
  if (values.base !== undefined && !URL.canParse(values.base))
    throw new CliError(`"${values.base}" is no address: write it as http://localhost:4010.`);
  if (values.world !== undefined && !/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/.test(values.world))
    throw new CliError(
      `"${values.world}" is no name of a world: use 1 to 64 letters, digits, dots, hyphens and underscores, and no dot at the start.`,
    );
  const kind = values.all ? 'all' : name === '' ? 'list' : /\.[cm]?[jt]s$/.test(name) ? 'script' : 'name';
  if (values.all && name !== '')
    throw new CliError(`--all tries every scenario: leave "${name}" out, or leave --all out.`);
  return { kind, name, base: values.base, world: values.world, keep: values.keep, params: readParams(rest) };
}

function parse(words: string[]) {
  return readWords({ command: 'npm run scenario --', help: usage }, words, {
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      world: { type: 'string' },
      keep: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  });
}

/** Reads `count=7 person=ben`. Numbers, true and false get their own types. */
function readParams(words: string[]): Options['params'] {
  const params: Options['params'] = {};
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1) throw new CliError(`"${word}" is not a parameter of a scenario: write it as person=ben.`);
    const value = word.slice(at + 1);
    params[word.slice(0, at)] =
      value === 'true' || value === 'false' ? value === 'true' : /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  }
  return params;
}
