import { mkdirSync, rmSync } from 'node:fs';
import { pendingSentence } from '../../tests/support/texts/pending';
import { findOrInstallBrowser } from '../cli/find-browser';
import { closingOf, type Outcome } from './outcome';
import { runOnFreePorts } from './free-ports';
import { baseOfWork, changedFilesSince } from './changed-files';
import { changedSteps, namedSteps, quickSteps, type Selection } from './selection';
import { groups, results, type Step } from './steps';
import { CliError } from '../cli/cli-error';

/**
 * `npm test`: runs every step, the fastest checks first, and does not stop at a failure. `npm test -- unit e2e` runs
 * only those steps. `npm test -- quick` runs the steps that find most defects soonest. `npm test -- changed` runs the
 * tests of what changed since the main branch.
 * @throws CliError for the name of an unknown step
 */
export async function main(words: string[]): Promise<void> {
  const selection = selectionOf(words);
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
  console.log(['', ...lines, ...pendingLines()].join('\n'));
  process.exitCode = failed ? 1 : 0;
}

/** What waits for translators; it fails no run. */
function pendingLines(): string[] {
  const sentence = pendingSentence();
  return sentence === undefined ? [] : [sentence];
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

/** The environment of every step: the browser, and whether the bundle is built already. */
function environmentOf(needsBuild: boolean): NodeJS.ProcessEnv {
  return { ...process.env, ...(needsBuild && { CHROMIUM_PATH: findOrInstallBrowser(), E2E_BUILT: '1' }) };
}
