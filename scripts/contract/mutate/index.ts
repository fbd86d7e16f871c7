import { mkdirSync, writeFileSync } from 'node:fs';
import { CliError } from '../../../mock-server/command/cli-error';
import { type Mutant, mutantsOf } from './mutants';
import { type MutantRunner, startRunner } from './run';
import { constantPins, limitPins, type Pin } from './targets';

interface Outcome extends Mutant {
  fate: 'died' | 'survived';
  seconds: number;
}

/**
 * `npm run contract -- --mutate`: moves every constant of the mock server's rules and of the app by one step. It runs
 * only the tests that are pinned to the constant (see targets.ts). At least one test must fail for every mutant.
 * `--only NAME` tries the constants whose name contains NAME.
 * @throws CliError when no constant has that name, or a pinned test does not exist or fails without a mutant
 */
export async function mutate(only: string | undefined): Promise<void> {
  const mutants = [...mutantsOf('mock-server/world/limits.ts', true), ...mutantsOf('src/platform/constants.ts')].filter(
    ({ name }) => only === undefined || name.includes(only),
  );
  if (mutants.length === 0) throw new CliError(`There is no constant "${only}" in the rules or in the app.`);
  const started = Date.now();
  const runner = await startRunner();
  const outcomes: Outcome[] = [];
  try {
    await requirePins(runner, mutants);
    for (const mutant of mutants) {
      const outcome = await fateOf(runner, mutant);
      outcomes.push(outcome);
      console.log(rowOf(outcome));
    }
  } finally {
    await runner.close();
  }
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/mutants.json', JSON.stringify(outcomes, null, 2));
  const survived = outcomes.filter(({ fate }) => fate === 'survived').length;
  const names = new Set(mutants.map(({ file, name }) => `${file} ${name}`)).size;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(
    `\n${names} constants, ${outcomes.length} mutants: ${outcomes.length - survived} died, ` +
      `${survived} survived, in ${seconds} s (reports/mutants.json).`,
  );
  process.exitCode = survived === 0 ? 0 : 1;
}

/** Every pinned test must exist and pass on the unchanged source. A broken test would kill every mutant. */
async function requirePins(runner: MutantRunner, mutants: readonly Mutant[]): Promise<void> {
  const pins = new Map(mutants.flatMap(pinsOf).map((pin) => [JSON.stringify(pin), pin]));
  for (const pin of pins.values()) {
    const { passed, failed } = await runner.run(pin);
    if (passed === 0 || failed > 0)
      throw new CliError(
        `${pin.file} must have a test "${pin.title}" that passes: ${passed} passed, and ${failed} failed.`,
      );
  }
}

/** Runs the files of the pinned tests in turn, until one fails. */
async function fateOf(runner: MutantRunner, mutant: Mutant): Promise<Outcome> {
  const started = Date.now();
  let fate: Outcome['fate'] = 'survived';
  for (const pin of pinsOf(mutant)) {
    if ((await runner.run(pin, mutant)).failed === 0) continue;
    fate = 'died';
    break;
  }
  return { ...mutant, fate, seconds: (Date.now() - started) / 1000 };
}

function pinsOf({ file, name }: Mutant): readonly Pin[] {
  if (file.startsWith('src/')) return constantPins(name);
  const pins: Readonly<Record<string, Pin | undefined>> = limitPins;
  const pin = pins[name];
  return pin ? [pin] : [];
}

function rowOf({ name, change, fate, seconds }: Outcome): string {
  return `${fate === 'died' ? 'died    ' : 'SURVIVED'} ${name.padEnd(36)} ${change.padEnd(6)} ${seconds.toFixed(1)} s`;
}
