import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../../cli/free-port';

export interface Started {
  port: number;
  /** Time from spawning the process to the first response, ms. */
  firstAnswerMs: number;
  /** Resident memory now, MB. */
  residentMb: () => number;
  stop: () => Promise<void>;
}

/**
 * Starts a server and waits for its first response to `path`.
 * @throws Error when the process ends, or has not answered after `patienceMs`
 */
export async function startProcess({
  command,
  path,
  env = {},
  patienceMs = 30_000,
}: {
  command: (port: number) => [string, string[]];
  path: string;
  env?: Record<string, string>;
  patienceMs?: number;
}): Promise<Started> {
  const port = await freePort();
  const [file, options] = command(port);
  const startedAt = performance.now();
  const child = spawn(file, options, {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
  await Promise.race([answered(child, `http://127.0.0.1:${port}${path}`, startedAt + patienceMs), failed]);
  const firstAnswerMs = performance.now() - startedAt;
  return { port, firstAnswerMs, residentMb: () => residentMb(child), stop: () => stop(child) };
}

async function answered(child: ChildProcess, url: string, until: number): Promise<void> {
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return void (await answer.arrayBuffer());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await stop(child);
  throw new Error('it did not answer in time');
}

/** Reads the memory from /proc on Linux; NaN elsewhere, which leaves the figure out. */
function residentMb(child: ChildProcess): number {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8'))?.[1];
    return Number(kb) / 1024;
  } catch {
    return Number.NaN;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
