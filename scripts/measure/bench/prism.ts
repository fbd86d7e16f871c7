import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startProcess, type Started } from './processes';

const PRISM = '@stoplight/prism-cli@5.14.2';
const run = promisify(execFile);

/**
 * Finds the path of Prism's executable; undefined without a registry. Installing it here keeps npm's time out of
 * Prism's.
 */
export async function findPrism(): Promise<string | undefined> {
  try {
    const { stdout } = await run(
      'npm',
      [
        'exec',
        '--yes',
        `--package=${PRISM}`,
        '--',
        'node',
        '-p',
        "process.env.PATH.split(':').find((folder) => require('fs').existsSync(folder + '/prism')) + '/prism'",
      ],
      { timeout: 180_000 },
    );
    const file = stdout.trim().split('\n').at(-1) ?? '';
    return file.endsWith('/prism') && !file.startsWith('undefined') ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Starts Prism in mock mode on one of the bundled documents. */
export function startPrism(file: string, service: string): Promise<Started> {
  return startProcess({
    command: (port) => [
      process.execPath,
      [
        file,
        'mock',
        `openapi/generated/${service}.json`,
        '--port',
        String(port),
        '--host',
        '127.0.0.1',
        '--verboseLevel',
        'silent',
      ],
    ],
    path: '/',
    patienceMs: 60_000,
  });
}
