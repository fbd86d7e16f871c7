import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { operations } from '../openapi/generated/operations';
import { findOrInstallBrowser } from './cli/find-browser';
import { freePort } from './cli/free-port';
import { CliError } from './cli/cli-error';

/**
 * `npm run faults`: runs every call of the app with every fault, in Chromium. `-- --quick` runs two faults for each
 * call; `-- --only OPERATION` runs one call.
 * @throws CliError for an unknown option or operation
 */
export async function main(words: string[]): Promise<void> {
  const { quick, only } = readOptions(words);
  if (only !== undefined && !Object.hasOwn(operations, only))
    throw new CliError(`"${only}" is no operation of the contract: openapi/generated/operations.ts has them all.`);
  rmSync('reports/faults', { recursive: true, force: true });
  const environment = {
    ...process.env,
    FAULTS_PORT: process.env.FAULTS_PORT ?? String(await freePort()),
    CHROMIUM_PATH: findOrInstallBrowser(),
    FAULTS: quick ? 'quick' : 'all',
    ...(only !== undefined && { FAULTS_ONLY: only }),
  };
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.faults.config.ts'],
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
      `${error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)}. The options are --quick and --only OPERATION.`,
    );
  }
}
