import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findOrInstallBrowser } from '../../cli/find-browser';
import { CliError } from '../../cli/cli-error';
import { type Fate, judge, problemsWithout } from './judge';
import { mutants } from './list';
import type { MutantOfArea } from './mutant';
import { sampleOf } from './sample';
import { openWorkplace } from './workplace';

/**
 * `npm test -- mutants`: each mutant of `list/` makes the app wrong in one place. A named browser test must then fail.
 * `--only TEXT` tries an area, or the mutants whose name contains the text. `--sample N` tries some, others on each
 * day; `--seed TEXT` repeats the sample of another day. `mutants rules` lets Stryker change the pure rules, against the
 * unit tests; the options after it are Stryker's.
 * @throws CliError for a wrong option, and when a test fails or is missing without a mutant
 */
export async function main(words: string[]): Promise<void> {
  if (words[0] === 'rules') return changeRules(words.slice(1));
  const chosen = chosenBy(words);
  process.env.CHROMIUM_PATH = findOrInstallBrowser();
  const started = Date.now();
  const workplace = openWorkplace();
  const fates: { area: string; fate: Fate }[] = [];
  try {
    const problems = await problemsWithout(chosen, workplace);
    if (problems.length > 0) throw new CliError(['Without a mutant these tests must pass:', ...problems].join('\n  '));
    for (const mutant of chosen) {
      const since = Date.now();
      const { fate, reason } = await judge(mutant, workplace);
      fates.push({ area: mutant.area, fate });
      const seconds = ((Date.now() - since) / 1000).toFixed(0);
      console.log(`${fate.padEnd(8)} ${mutant.area}: ${mutant.name} (${seconds} s)\n         ${reason.slice(0, 200)}`);
    }
  } finally {
    await workplace.close();
  }
  for (const line of summaryOf(fates)) console.log(line);
  console.log(`In ${((Date.now() - started) / 1000).toFixed(0)} s.`);
  process.exitCode = fates.every(({ fate }) => fate === 'killed') ? 0 : 1;
}

function changeRules(options: string[]): void {
  const program = 'node_modules/@stryker-mutator/core/bin/stryker.js';
  const { status } = spawnSync(
    process.execPath,
    [program, 'run', `${import.meta.dirname}/stryker.config.mjs`, ...options],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}

function chosenBy(words: string[]): MutantOfArea[] {
  let values;
  try {
    const text = { type: 'string' } as const;
    ({ values } = parseArgs({ args: words, options: { only: text, sample: text, seed: text } }));
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new CliError(`${problem}. The options are --only TEXT, --sample N and --seed TEXT.`);
  }
  const { only, sample, seed = new Date().toISOString().slice(0, 10) } = values;
  const named = mutants.filter(({ area, name }) => only === undefined || area === only || name.includes(only));
  if (named.length === 0) throw new CliError(`There is no area and no mutant "${only}".`);
  if (sample === undefined) return named;
  if (!/^[1-9]\d*$/.test(sample)) throw new CliError(`"${sample}" is no number of mutants: say --sample 4.`);
  console.log(`The seed of this sample is ${seed}.`);
  return sampleOf(named, Number(sample), seed);
}

function summaryOf(fates: readonly { area: string; fate: Fate }[]): string[] {
  const count = (of: readonly { fate: Fate }[]): string =>
    (['killed', 'survived', 'stale', 'broken'] as const)
      .map((fate) => `${of.filter((one) => one.fate === fate).length} ${fate}`)
      .join(', ');
  const areas = [...new Set(fates.map(({ area }) => area))];
  return [
    '',
    ...areas.map((area) => `${area.padEnd(16)} ${count(fates.filter((one) => one.area === area))}`),
    `${'all'.padEnd(16)} ${count(fates)}`,
  ];
}
