import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mockHelp } from '../../../mock-server/command/mock-options';
import { main as mock } from '../../../mock-server/command/mock';

export { createMock } from '../../../mock-server/index';

/** The build replaces this with the version of the package. */
declare const WORKBENCH_VERSION: string;

const help = `sign-in-workbench ${WORKBENCH_VERSION}: the services of the sign-in front door, for tests

Usage: sign-in-workbench mock [options]

${mockHelp}

  --help, --version    this text, the version`;

/**
 * The command of the package, and of its single file: `sign-in-workbench mock --port 4010` (see docs/elsewhere.md).
 * @throws CliError for a wrong command or option
 */
async function main(words: string[]): Promise<void> {
  const [command, ...options] = words;
  if (command === '--version') return console.log(WORKBENCH_VERSION);
  if (command === undefined || words.includes('--help')) return console.log(help);
  if (command === 'mock') {
    await mock(options, { command: 'sign-in-workbench mock' });
    return;
  }
  console.error(`There is no command "${command}".\n\n${help}`);
  process.exitCode = 1;
}

/** Whether Node runs this file, under its own name or through a link. A test or a script imports it instead. */
function isProgram(): boolean {
  const [, program] = process.argv;
  if (program === undefined) return false;
  try {
    return realpathSync(program) === fileURLToPath(import.meta.url);
  } catch {
    return false;
  }
}

if (isProgram())
  main(process.argv.slice(2)).catch((error: unknown) => {
    const isUsers = error instanceof Error && error.name === 'CliError';
    console.error(isUsers ? error.message : error);
    process.exit(1);
  });
