import { isVoiceName, voiceNames } from '../mock-server/world/voice-names';
import { readGridOptions, runGrid } from './cli/browser-grid';
import { CliError } from './cli/cli-error';

/**
 * `npm run voices`: runs every flow of the app in each voice of the mock server, in Chromium. `-- --quick` runs a few
 * flows in the voices other than `contract`; `-- --only VOICE` runs one voice.
 * @throws CliError for an unknown option or voice
 */
export async function main(words: string[]): Promise<void> {
  const options = readGridOptions(words, 'VOICE');
  const { only } = options;
  if (only !== undefined && !isVoiceName(only))
    throw new CliError(`There is no voice "${only}": it is one of ${voiceNames.join(', ')}.`);
  await runGrid('voices', options, { options: only === undefined ? [] : ['--project', only] });
}
