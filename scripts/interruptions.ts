import { rmSync } from 'node:fs';
import { readGridOptions, runGrid } from './cli/browser-grid';

/**
 * `npm run interruptions`: runs every form with every interruption, in Chromium, and prints the grid. `-- --quick`
 * runs one interruption for each form; `-- --only TEXT` runs the forms with this text in their name, or one
 * interruption.
 * @throws CliError for an unknown option
 */
export async function main(words: string[]): Promise<void> {
  const options = readGridOptions(words, 'TEXT');
  const { only } = options;
  rmSync('reports/interruptions', { recursive: true, force: true });
  await runGrid('interruptions', options, { environment: only === undefined ? {} : { INTERRUPTIONS_ONLY: only } });
}
