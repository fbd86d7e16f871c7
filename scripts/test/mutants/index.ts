import { spawnSync } from 'node:child_process';
import { findOrInstallBrowser } from '../../cli/find-browser';
import { CliError } from '../../cli/cli-error';
import { readOptions } from '../../cli/read-options';
import { type Fate, judge, keyOf, type Verdict, verdictsWithout } from './judge';
import { mutants } from './list';
import type { MutantOfArea } from './mutant';
import { sampleOf } from './sample';
import { openWorkplace } from './workplace';

const about = {
  command: 'npm test -- mutants',
  help: `Usage: npm test -- mutants [options], or npm test -- mutants rules [options of Stryker]
  --only TEXT                an area, or the mutants whose name contains the text
  --sample N [--seed TEXT]   N of them, by default those of this day`,
};

/**
 * `npm test -- mutants`: each mutant of `list/` makes the app wrong in one place. A named test must then fail.
 * `--only TEXT` tries an area, or the mutants whose name contains the text. `--sample N` tries some, others on each
 * day; `--seed TEXT` repeats the sample of another day. `npm test` tries such a sample, in which an unclear mutant
 * fails nothing. `mutants rules` lets Stryker change the pure rules, against the unit tests; the options after it are
 * Stryker's.
 * @throws CliError for a wrong option
 */
export async function main(words: string[]): Promise<void> {
  if (words[0] === 'rules') return changeRules(words.slice(1));
  const { mutants: chosen, isSample } = chosenBy(words);
  process.env.CHROMIUM_PATH = findOrInstallBrowser();
  const started = Date.now();
  const workplace = openWorkplace();
  const tried: Tried[] = [];
  try {
    const before = await verdictsWithout(chosen, workplace);
    for (const mutant of chosen) {
      const since = Date.now();
      const verdict = before.get(keyOf(mutant.test)) ?? (await judge(mutant, workplace));
      tried.push({ mutant, verdict });
      const seconds = ((Date.now() - since) / 1000).toFixed(0);
      console.log(`${verdict.fate.padEnd(8)} ${mutant.area}: ${mutant.name} (${seconds} s)`);
      console.log(`         ${verdict.reason.slice(0, 200)}`);
    }
  } finally {
    await workplace.close();
  }
  console.log(`\nIn ${((Date.now() - started) / 1000).toFixed(0)} s.`);
  const open = tried.filter(({ verdict: { fate } }) => fate !== 'killed' && !(isSample && fate === 'unclear'));
  for (const line of [...summaryOf(tried), ...open.flatMap(adviceFor)]) console.log(line);
  process.exitCode = open.length === 0 ? 0 : 1;
}

interface Tried {
  readonly mutant: MutantOfArea;
  readonly verdict: Verdict;
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

function chosenBy(words: string[]): { mutants: readonly MutantOfArea[]; isSample: boolean } {
  const text = { type: 'string' } as const;
  const { values } = readOptions(about, words, { options: { only: text, sample: text, seed: text } });
  const { only, sample, seed = new Date().toISOString().slice(0, 10) } = values;
  const named = mutants.filter(({ area, name }) => only === undefined || area === only || name.includes(only));
  if (named.length === 0) throw new CliError(`There is no area and no mutant "${only}".`);
  if (sample === undefined) return { mutants: named, isSample: false };
  if (!/^[1-9]\d*$/.test(sample)) throw new CliError(`"${sample}" is no number of mutants: say --sample 4.`);
  console.log(`The seed of this sample is ${seed}: --sample ${sample} --seed ${seed} repeats it.`);
  return { mutants: sampleOf(named, Number(sample), seed), isSample: true };
}

function summaryOf(tried: readonly Tried[]): string[] {
  const count = (of: readonly Tried[]): string =>
    (['killed', 'survived', 'stale', 'broken', 'unclear'] as const)
      .map((fate) => `${of.filter(({ verdict }) => verdict.fate === fate).length} ${fate}`)
      .join(', ');
  const areas = [...new Set(tried.map(({ mutant }) => mutant.area))];
  return [
    ...areas.map((area) => `${area.padEnd(16)} ${count(tried.filter(({ mutant }) => mutant.area === area))}`),
    `${'all'.padEnd(16)} ${count(tried)}`,
  ];
}

const toDo: Readonly<Record<Exclude<Fate, 'killed'>, (mutant: MutantOfArea) => string>> = {
  survived: ({ test }) => `No test sees this. Let "${test.title}" in ${test.file} assert it.`,
  stale: ({ area }) => `The code or the test has changed. Write this row of ${listOf(area)} anew.`,
  broken: ({ area }) => `With it the app does not build. Mend this row of ${listOf(area)}.`,
  unclear: () => 'The machine was too slow, or the test fails without it too. Try it again.',
};

/** The gate repeats the last lines of a failed step, so these say what to mend. */
function adviceFor({ mutant, verdict: { fate } }: Tried): string[] {
  if (fate === 'killed') return [];
  return [
    `${fate}: ${mutant.name}`,
    `  ${toDo[fate](mutant)}`,
    `  To see whether it helped: npm test -- mutants --only '${mutant.name}'`,
  ];
}

function listOf(area: string): string {
  return `scripts/test/mutants/list/${area}.ts`;
}
