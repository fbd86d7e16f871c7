import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findOrInstallBrowser } from './cli/find-browser';
import { freePort } from './cli/free-port';
import { CliError } from './cli/cli-error';

/**
 * `npm run interruptions`: runs every form with every interruption, in Chromium, and prints the grid. `-- --quick`
 * runs one interruption for each form; `-- --only TEXT` runs the forms with this text in their name, or one
 * interruption.
 * @throws CliError for an unknown option
 */
export async function main(words: string[]): Promise<void> {
  const { quick, only } = readOptions(words);
  rmSync('reports/interruptions', { recursive: true, force: true });
  const environment = {
    ...process.env,
    INTERRUPTIONS_PORT: process.env.INTERRUPTIONS_PORT ?? String(await freePort()),
    CHROMIUM_PATH: findOrInstallBrowser(),
    INTERRUPTIONS: quick ? 'quick' : 'all',
    ...(only !== undefined && { INTERRUPTIONS_ONLY: only }),
  };
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.interruptions.config.ts'],
    { stdio: 'inherit', env: environment },
  );
  process.exitCode = status ?? 1;
}

function readOptions(words: string[]): { quick: boolean; only: string | undefined } {
  try {
    const { values } = parseArgs({
      args: words,
      options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
    });
    return { quick: values.quick, only: values.only };
  } catch (error) {
    throw new CliError(
      `${error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)}. The options are --quick and --only TEXT.`,
    );
  }
}
