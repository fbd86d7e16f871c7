import { spawnSync } from 'node:child_process';

/**
 * Shows the last lines of a command that fails.
 * @returns what the command printed
 */
export function npmRun(name: string, options: readonly string[]): { ok: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', name, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) console.log(`${stdout}${stderr}`.split('\n').slice(-20).join('\n'));
  return { ok: status === 0, said: stdout };
}
