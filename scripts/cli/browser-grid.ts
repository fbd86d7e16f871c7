import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { CliError } from './cli-error';
import { findOrInstallBrowser } from './find-browser';
import { freePort } from './free-port';

/** Options of a command that runs a grid of browser tests. */
export interface GridOptions {
  /** Runs a few cells of the grid. */
  readonly quick: boolean;
  /** Runs the part of the grid with this name. */
  readonly only: string | undefined;
}

/**
 * Reads `--quick` and `--only NAME`.
 * @param placeholder what the value of `--only` is called in the message of an error, such as "OPERATION"
 * @throws CliError for an unknown option
 */
export function readGridOptions(words: string[], placeholder: string): GridOptions {
  try {
    const { values } = parseArgs({
      args: words,
      options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
    });
    return { quick: values.quick, only: values.only };
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new CliError(`${problem}. The options are --quick and --only ${placeholder}.`);
  }
}

/**
 * Runs `playwright.NAME.config.ts` in Chromium on a free port, and ends the process with its status. The configuration
 * reads `NAME_PORT`, and `NAME` for how much to run ("quick" or "all").
 * @param name the name of the grid in lower case, such as "faults"
 */
export async function runGrid(
  name: string,
  { quick }: GridOptions,
  { environment = {}, options = [] }: { environment?: NodeJS.ProcessEnv; options?: readonly string[] } = {},
): Promise<void> {
  const variable = name.toUpperCase();
  const port = `${variable}_PORT`;
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', `playwright.${name}.config.ts`, ...options],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        [port]: process.env[port] ?? String(await freePort()),
        CHROMIUM_PATH: findOrInstallBrowser(),
        [variable]: quick ? 'quick' : 'all',
        ...environment,
      },
    },
  );
  process.exitCode = status ?? 1;
}
