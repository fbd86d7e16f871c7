import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { isVoiceName, voiceNames } from '../mock-server/voices/names';
import { CliError } from './cli/cli-error';
import { findOrInstallBrowser } from './cli/find-browser';
import { freePort } from './cli/free-port';

/**
 * `npm run voices`: runs every flow of the app in each voice of the mock server, in Chromium. `-- --quick` runs a few
 * flows in the voices other than `contract`; `-- --only VOICE` runs one voice.
 * @throws CliError for an unknown option or voice
 */
export async function main(words: string[]): Promise<void> {
  const { quick, only } = readOptions(words);
  if (only !== undefined && !isVoiceName(only))
    throw new CliError(`There is no voice "${only}": it is one of ${voiceNames.join(', ')}.`);
  const environment = {
    ...process.env,
    VOICES_PORT: process.env.VOICES_PORT ?? String(await freePort()),
    CHROMIUM_PATH: findOrInstallBrowser(),
    VOICES: quick ? 'quick' : 'all',
  };
  const project = only === undefined ? [] : ['--project', only];
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.voices.config.ts', ...project],
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
      `${error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)}. The options are --quick and --only VOICE.`,
    );
  }
}
