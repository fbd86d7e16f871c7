import { spawn, type ChildProcess } from 'node:child_process';
import { CliError } from './cli-error';
import { freePort } from './free-port';

/**
 * Starts `npm run mock` on a free port, behind a front server for `frontHost`. Waits for its first answer as long as it
 * runs, because a busy machine may need a minute. The mock server ends with this process.
 * @throws CliError with what the mock server said, when it ends before
 */
export async function startMock(
  frontHost: string,
  command: readonly string[] = ['scripts/start.mjs', 'mock'],
): Promise<{ process: ChildProcess; origin: URL }> {
  const port = await freePort();
  const child = spawn(process.execPath, command, {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', FRONT_HOST: frontHost },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.on('exit', () => child.kill());
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const closed = new Promise<'closed'>((resolve) => child.once('close', () => resolve('closed')));
  const origin = new URL(`http://127.0.0.1:${port}`);
  while (!(await isAnswering(origin))) {
    const pause = new Promise((resolve) => setTimeout(resolve, 100));
    if ((await Promise.race([closed, pause])) === 'closed')
      throw new CliError(
        `The mock server beside the preview did not start: ${said.trim() || 'it ended without a word'}`,
      );
  }
  process.stderr.write(said);
  child.stderr.removeAllListeners('data').pipe(process.stderr);
  child.on('exit', (code) => {
    if (code) console.error('The mock server beside the preview has stopped: see the lines above.');
  });
  return { process: child, origin };
}

function isAnswering(origin: URL): Promise<boolean> {
  return fetch(new URL('/__mock/health', origin)).then(
    (answer) => answer.ok,
    () => false,
  );
}
