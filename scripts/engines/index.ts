import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { CliError } from '../cli/cli-error';
import { findOrInstallBrowser } from '../cli/find-browser';
import { freePort } from '../cli/free-port';
import { engineNames, findOrInstallEngines, wantedEngines } from './find-engines';

/**
 * `npm run engines`: runs the flows of tests/engines in Chromium, Firefox, WebKitGTK and the oldest supported Chromium,
 * and prints a table. `-- --only firefox,webkit` runs some engines, `--flow TEXT` some flows, `--short` those of `npm
 * test`; `--pictures` takes a picture of each screen in each engine instead.
 * @throws CliError for an unknown option or engine, and in CI for a missing engine
 */
export async function main(words: string[]): Promise<void> {
  const { only, flow, short, pictures } = readOptions(words);
  if (only !== undefined) process.env.ENGINES = only;
  const engines = findOrInstallEngines(wantedEngines());
  if (engines.length === 0) throw new CliError('There is no engine to run the flows in.');
  const environment = {
    ...process.env,
    ENGINES: engines.join(','),
    ENGINES_PORT: process.env.ENGINES_PORT ?? String(await freePort()),
    CHROMIUM_PATH: findOrInstallBrowser(),
    FLOWS: pictures ? 'pictures' : short ? 'short' : 'all',
  };
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'playwright.engines.config.ts',
      ...(flow === undefined ? [] : ['--grep', flow]),
    ],
    { stdio: 'inherit', env: environment },
  );
  process.exitCode = status ?? 1;
}

interface Options {
  only: string | undefined;
  flow: string | undefined;
  short: boolean;
  pictures: boolean;
}

function readOptions(words: string[]): Options {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        only: { type: 'string' },
        flow: { type: 'string' },
        short: { type: 'boolean', default: false },
        pictures: { type: 'boolean', default: false },
      },
    });
    return { only: values.only, flow: values.flow, short: values.short, pictures: values.pictures };
  } catch (error) {
    throw new CliError(
      `${error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)}. ` +
        `The options are --only ${engineNames.join(',')}, --flow TEXT, --short and --pictures.`,
    );
  }
}
