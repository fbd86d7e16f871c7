import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CliError } from '../../../mock-server/command/cli-error';
import type { Measured } from './operations';
import { startProcess, type Started } from './processes';

const PRISM = '@stoplight/prism-cli@5.14.2';
const run = promisify(execFile);

export function startMock(): Promise<Started> {
  return startProcess({
    command: () => [process.execPath, ['--import', 'tsx', 'mock-server/main.ts']],
    path: '/__mock/health',
  });
}

/**
 * The package as other teams run it: without the tools that compile TypeScript. Its process tells its memory and its
 * processor time (memory-probe.mjs).
 * @param file what `pack` returns as `singleFile`
 */
export function startPackage(file: string): Promise<Started> {
  const probe = ['--expose-gc', '--import', './scripts/measure/bench/memory-probe.mjs'];
  return startProcess({ command: () => [process.execPath, [...probe, file, 'mock']], path: '/__mock/health' });
}

/** The peer is MSW's own server over collections of @msw/data. */
export function startPeer(): Promise<Started> {
  return startProcess({
    command: () => [process.execPath, ['--import', 'tsx', 'scripts/measure/bench/stateful-peer/server.ts']],
    path: '/',
  });
}

/**
 * Finds Prism's executable, so that Prism's time does not include npm's. npm keeps it, so a later run needs no
 * registry.
 * @throws CliError when npm cannot bring it
 */
export async function findPrism(): Promise<string> {
  const script = "process.env.PATH.split(':').find((folder) => require('fs').existsSync(folder + '/prism')) + '/prism'";
  const words = ['exec', '--yes', '--prefer-offline', `--package=${PRISM}`, '--', 'node', '-p', script];
  const { stdout } = await run('npm', words, { timeout: 180_000 }).catch(() => ({ stdout: '' }));
  const file = stdout.trim().split('\n').at(-1) ?? '';
  if (!file.endsWith('/prism') || file.startsWith('undefined'))
    throw new CliError(`npm could not bring ${PRISM}, which the mock server is compared with.`);
  return file;
}

export function startPrism(file: string, service: Measured['service']): Promise<Started> {
  return startProcess({
    command: (port) => [
      process.execPath,
      [
        file,
        'mock',
        `openapi/generated/${service}.json`,
        ...['--port', String(port), '--host', '127.0.0.1', '--verboseLevel', 'silent'],
      ],
    ],
    path: '/',
    patienceMs: 60_000,
  });
}
