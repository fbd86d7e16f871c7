import { mkdirSync, rmSync } from 'node:fs';
import { findOrInstallBrowser } from '../cli/find-browser';
import { main as mutants } from './mutants';
import { closingOf, type Outcome } from './outcome';
import { runOnFreePorts } from './free-ports';
import { baseOfWork, changedFilesSince } from './changed-files';
import { changedSteps, namedSteps, quickSteps, type Selection, type Shard, shardOf } from './selection';
import { groups, results, type Step } from './steps';
import { CliError } from '../cli/cli-error';
import { readOptions } from '../cli/read-options';

const about = {
  command: 'npm test --',
  help: `Usage: npm test [-- quick | changed | STEPS] [--shard=1/4], or npm test -- mutants [options]
  quick, changed  the steps that find most defects soonest; the tests of what changed
  STEPS           some of ${groups
    .flat(2)
    .map(({ name }) => name)
    .join(', ')}
  --shard=1/4     the first of four parts`,
};

/**
 * `npm test`: runs every step, the fastest checks first, and does not stop at a failure. `npm test -- unit e2e` runs
 * only those steps. `quick` runs the steps that find most defects soonest. `changed` runs the tests of what changed
 * since the main branch. `--shard=1/4` runs the first quarter of any of these. `mutants` tries every mutant
 * (mutants/index.ts).
 * @throws CliError for an unknown step or shard
 */
export async function main(words: string[]): Promise<void> {
  if (words[0] === 'mutants') return mutants(words.slice(1));
  const { names, shard } = readWords(words);
  const all = selectionOf(names);
  const selection = shard ? shardOf(all, shard) : all;
  const needsBuild = selection.flat(2).some(({ counts }) => counts === 'playwright');
  const started = Date.now();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const environment = environmentOf(needsBuild);

  const outcomes: Outcome[] = [];
  for (const group of selection) {
    const busy = group.filter((steps) => steps.length > 0);
    const runLane = async (steps: Step[]): Promise<void> => {
      for (const step of steps) {
        const workers = busy.length > 1 && step.workersBeside ? { E2E_WORKERS: String(step.workersBeside) } : {};
        outcomes.push(await runOnFreePorts(step, { ...workers, ...environment }));
      }
    };
    await Promise.all(busy.map(runLane));
  }

  const { lines, failed } = closingOf(outcomes, (Date.now() - started) / 1000);
  console.log(['', ...lines].join('\n'));
  process.exitCode = failed ? 1 : 0;
}

function readWords(words: string[]): { names: string[]; shard: Shard | undefined } {
  const { values, positionals } = readOptions(about, words, {
    allowPositionals: true,
    options: { shard: { type: 'string' } },
  });
  const { shard } = values;
  return { names: positionals, shard: shard === undefined ? undefined : readShard(shard) };
}

function readShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new CliError(`"${text}" is no shard: say --shard=1/4 for the first of four.`);
  return { index, count };
}

function selectionOf(words: string[]): Selection {
  const [first, ...more] = words;
  if (first === 'quick' && more.length === 0) return quickSteps();
  if (first === 'changed' && more.length === 0) {
    const base = baseOfWork();
    return changedSteps(changedFilesSince(base), base);
  }
  const all = groups.flat(2).map(({ name }) => name);
  const unknown = words.find((name) => !all.includes(name));
  if (unknown) throw new CliError(`There is no step "${unknown}": say quick, changed, or some of ${all.join(', ')}.`);
  return namedSteps(words);
}

/** Names the browser, and says whether the bundle is already built. */
function environmentOf(needsBuild: boolean): NodeJS.ProcessEnv {
  return { ...process.env, ...(needsBuild && { CHROMIUM_PATH: findOrInstallBrowser(), E2E_BUILT: '1' }) };
}
