import { type ChildProcess, spawn } from 'node:child_process';

export interface Started {
  readonly process: ChildProcess;
  /** The output to stdout and stderr so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Process groups that still run. They end with a worker that ends early. */
const running = new Set<number>();
process.on('exit', () => {
  for (const group of running) endGroup(group);
});

/**
 * Starts a program in its own process group, because browsers start more processes.
 * @param ready the output to wait for
 * @throws Error with the output when the program ends before that
 */
export async function start(
  program: string,
  words: readonly string[],
  { env = process.env, cwd = '.', ready }: { env?: NodeJS.ProcessEnv; cwd?: string; ready?: RegExp } = {},
): Promise<Started> {
  const child = spawn(program, words, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      output += String(error);
      resolve();
    });
  });
  const isReady = new Promise<void>((resolve) => {
    const read = (text: string): void => {
      output += text;
      if (ready === undefined || ready.test(output)) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    if (ready === undefined) child.once('spawn', () => resolve());
  });
  const group = child.pid ?? 0;
  if (group > 0) running.add(group);
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
    running.delete(group);
  });
  await Promise.race([isReady, ended]);
  if (hasEnded) throw new Error(`${program} ended at once: ${output.trim()}`);
  return {
    process: child,
    output: () => output,
    async stop() {
      endGroup(group);
      running.delete(group);
      await ended;
    },
  };
}

function endGroup(group: number): void {
  try {
    if (group > 0) process.kill(-group, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
