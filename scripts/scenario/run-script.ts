import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Mock } from '../../mock-server/client';
import type { Call, MockWorld } from '../../mock-server/client/world';
import { CliError } from '../../mock-server/command/cli-error';
import { isScript, same, type Script } from './script';

/** @throws CliError when the file or its script is missing */
export async function readScript(file: string): Promise<Script> {
  const path = resolve(file);
  if (!existsSync(path)) throw new CliError(`There is no file ${file}: give the path from the project's folder.`);
  const module: unknown = await import(pathToFileURL(path).href);
  const exported = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  if (!isScript(exported))
    throw new CliError(
      `${file} exports no script: write "export default script('What it shows', async ({ world, step }) => { ... })"; ` +
        'script is in scripts/scenario/script.ts.',
    );
  return exported;
}

/** Prints the calls of the script's world when it fails. @returns whether it passed */
export async function runScript(
  script: Script,
  mock: Mock,
  progress: Progress,
  worldName: string | undefined,
): Promise<boolean> {
  const world = await mock.world({
    ...(worldName !== undefined && { id: worldName }),
    ...(script.scenario !== undefined && { scenario: script.scenario }),
  });
  console.log(`\n${script.title}\n  world ${world.id} of ${mock.origin}`);
  try {
    await script.run({ mock, world, step: (name, run) => progress.step(name, run), same });
    console.log(
      `  ${(await world.journal.list()).length} calls, ${(await world.journal.list({ breaches: true })).length} off the contract`,
    );
    return true;
  } catch (error) {
    console.log(`        ${error instanceof Error ? error.message : String(error)}`);
    await tellCalls(world);
    return false;
  } finally {
    if (worldName === undefined) await world.drop();
  }
}

async function tellCalls(world: MockWorld): Promise<void> {
  const calls = await world.journal.list();
  console.log(`  The last of ${calls.length} calls:`);
  for (const call of calls.slice(-8)) console.log(`    ${lineOf(call)}`);
}

/** The call becomes one line, with its contract violations. */
function lineOf({ method, url, operationId, status, errorCode, fault, breaches }: Call): string {
  const how = [
    errorCode,
    fault,
    ...breaches.map(({ where, path, message }) => `off the contract: ${where} ${path} ${message}`),
  ].filter((part) => part !== null);
  return `${String(status).padEnd(4)}${operationId ?? '-'}  ${method} ${url}${how.length > 0 ? `  (${how.join('; ')})` : ''}`;
}

/** Prints each step when it ends, with the time that it took. */
export class Progress {
  readonly startedAt = performance.now();
  steps = 0;

  constructor(private readonly write: (line: string) => void = console.log) {}

  /** Prints a failure and rethrows its error. */
  async step<Result>(name: string, run: () => Promise<Result> | Result): Promise<Result> {
    const startedAt = performance.now();
    try {
      const result = await run();
      this.steps += 1;
      this.write(`  ok    ${name} (${Math.round(performance.now() - startedAt)} ms)`);
      return result;
    } catch (error) {
      this.write(`  FAIL  ${name}`);
      throw error;
    }
  }

  /** Milliseconds since the start. */
  get tookMs(): number {
    return Math.round(performance.now() - this.startedAt);
  }
}
