import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../cli/free-port';

/** A server in a process of its own, which ends with the block that is `using` it. */
export interface Started extends AsyncDisposable {
  port: number;
  /** Measured from spawning the process, ms. */
  firstResponseMs: number;
}

const PATIENCE_MS = 60_000;

/**
 * @param words what follows `node`
 * @param path where it answers when it is ready
 * @throws Error when the process ends, or sends no response in time
 */
export async function startProcess(
  words: (port: number) => string[],
  path: string,
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Started> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, words(port), {
    cwd,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: 'ignore',
  });
  // A failed measurement must leave no server behind.
  const kill = (): void => void child.kill();
  process.on('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  await firstResponse(child, `http://127.0.0.1:${port}${path}`);
  return { port, firstResponseMs: performance.now() - startedAt, [Symbol.asyncDispose]: () => stop(child) };
}

async function firstResponse(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    const response = await fetch(url).catch(() => undefined);
    if (response) return void (await response.arrayBuffer());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await stop(child);
  throw new Error('it did not answer in time');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
