import { rmSync } from 'node:fs';
import { operations } from '../openapi/generated/operations';
import { readGridOptions, runGrid } from './cli/browser-grid';
import { CliError } from './cli/cli-error';

/**
 * `npm run faults`: runs every call of the app with every fault, in Chromium. `-- --quick` runs one fault for each
 * call; `-- --only OPERATION` runs one call.
 * @throws CliError for an unknown option or operation
 */
export async function main(words: string[]): Promise<void> {
  const options = readGridOptions(words, 'OPERATION');
  const { only } = options;
  if (only !== undefined && !Object.hasOwn(operations, only))
    throw new CliError(`"${only}" is no operation of the contract: openapi/generated/operations.ts has them all.`);
  rmSync('reports/faults', { recursive: true, force: true });
  await runGrid('faults', options, { environment: only === undefined ? {} : { FAULTS_ONLY: only } });
}
