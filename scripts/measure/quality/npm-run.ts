import { spawnSync } from 'node:child_process';

/**
 * Runs a command of the project. Shows its last lines when it fails.
 * @returns what it printed
 */
export function npmRun(name: string, options: readonly string[]): { ok: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', name, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) console.log(`${stdout}${stderr}`.split('\n').slice(-20).join('\n'));
  return { ok: status === 0, said: stdout };
}
