import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from '../../cli/free-port';

export interface Started {
  port: number;
  /** Measured from spawning the process, ms. */
  firstResponseMs: number;
  stop: () => Promise<void>;
}

/** @throws Error when the process ends, or sends no response to `path` within `patienceMs` */
export async function startProcess({
  command,
  path,
  patienceMs = 30_000,
}: {
  command: (port: number) => [string, string[]];
  path: string;
  patienceMs?: number;
}): Promise<Started> {
  const port = await freePort();
  const [file, options] = command(port);
  const startedAt = performance.now();
  const child = spawn(file, options, {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  // A failed measurement must leave no server behind.
  const kill = (): void => void child.kill();
  process.on('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
  await Promise.race([firstResponse(child, `http://127.0.0.1:${port}${path}`, startedAt + patienceMs), failed]);
  const firstResponseMs = performance.now() - startedAt;
  return { port, firstResponseMs, stop: () => stop(child) };
}

async function firstResponse(child: ChildProcess, url: string, until: number): Promise<void> {
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
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
