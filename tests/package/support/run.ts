import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { start } from '../../engines/drivers/processes';
import { until } from '../../engines/user/until';

export interface Ended {
  code: number | null;
  /** Its stdout and stderr, in the order of arrival. */
  said: string;
}

export async function run(program: string, words: readonly string[], options: Surroundings): Promise<Ended> {
  const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { code, said };
}

/** The folder and the environment variables of a program. */
export interface Surroundings {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** @returns the output @throws Error with the output when the program fails */
export async function runWell(program: string, words: readonly string[], options: Surroundings): Promise<string> {
  const { code, said } = await run(program, words, options);
  if (code !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${code}:\n${said}`);
  return said;
}

/** A program that keeps running. */
export interface Running {
  stop: () => Promise<void>;
}

/**
 * Starts a program and waits for a good response at the address. @throws Error with the output when none comes
 */
export async function startUntil(
  address: string,
  [program, ...words]: readonly [string, ...string[]],
  options: Surroundings,
): Promise<Running> {
  const started = await start(program, words, options);
  const over = once(started.process, 'exit');
  const said = async () => started.output();
  await until(`a response of ${address}`, () => responds(address), said);
  return {
    stop: async () => {
      started.process.kill('SIGTERM');
      await over;
    },
  };
}

/** True for a good response; undefined while there is none. */
async function responds(address: string): Promise<true | undefined> {
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.ok || undefined;
}
