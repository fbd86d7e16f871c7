import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { findDrift, type OperationDrift, statusesOf } from './drift';
import { judgeRecording, reportOf } from './har';
import { addressFrom, operationsOf } from './service';
import { exitCodeOf, notTried, reportFile, sumOf, verdictOf, writeReport } from './report';
import { readReads, withReaders, writeReads } from './reads';
import { runWorkflows } from './workflows';
import { CliError, run } from '../../mock-server/adapters/cli-error';
import { readOptions as readWords } from '../../mock-server/command/read-options';

const NIGHTLY = 500;

const about = {
  command: 'npm run contract --',
  help: `Usage: npm run contract [-- options]
  --cases N, --seed N, --path PATH  how many cases the models make, from which seed (or random), along which path
  --only NAME                       an operation, a service, a model (such as session-model), or worlds
  --target URL [--writes]           tests the server there, with --writes also by valid calls that change data
  --workflows [--base URL] [NAMES]  runs the workflows, or those, at a new mock server or at that server
  --values FILE                     people, ids and requests of that server (openapi/values.yaml is an example)
  --mail-command CMD                prints the newest message to $MAIL_TO, in which its code and link are found
  --reset-command CMD               before each workflow and a run with --writes: brings the people back, or fails for a $SCENARIO
  --header 'Name: value'            sends it with each request; it may come several times
  --har FILE                        judges recorded traffic; it prints no value of the file
  --reads                           writes openapi/reads: which screen reads which field, by a run of the screen tests
  --breaking FILE                   adds to the report of "oasdiff breaking" who reads what it changes`,
};

/**
 * `npm run contract`: tests the contract, or what its options name (the help above).
 * @throws CliError for an unknown option or operation
 */
async function main(words: string[]): Promise<void> {
  const given = readOptions(words);
  const { cases, seed, only, path, target, workflows, names, har, reads, breaking } = given;
  if (reads) return writeReads();
  if (breaking !== undefined) return console.log(withReaders(textOf(breaking), readReads()));
  if (har !== undefined) {
    const { lines, exitCode } = reportOf(judgeRecording(readHar(har)));
    console.log(lines.join('\n'));
    process.exitCode = exitCode;
    return;
  }
  if (workflows) {
    const at = target === undefined ? undefined : { ...given, target };
    process.exitCode = (await runWorkflows(names, at, console.log)).exitCode;
    return;
  }
  if (target !== undefined) return report({ ...given, target });
  const runs = cases ?? NIGHTLY;
  const environment = {
    ...process.env,
    CONTRACT_CASES: String(runs),
    CONTRACT_SEED: String(seed),
    ...(only !== undefined && { CONTRACT_ONLY: only }),
    ...(path !== undefined && { CONTRACT_PATH: path }),
  };
  const files = only === undefined ? ['tests/contract', 'mock-server/control/control.hostile.test.ts'] : fileOf(only);
  const projects = ['--project=contract', '--project=deep', '--project=unit'];
  const options = [...projects, '--reporter=default', `--testTimeout=${60_000 + runs * 600}`];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...options, ...files];
  const { status } = spawnSync(process.execPath, vitest, { stdio: 'inherit', env: environment });
  console.log(`${runs} cases a model, seed ${seed}.`);
  process.exitCode = status ?? 1;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CliError(`"${file}" cannot be read.`);
  }
}

function readHar(file: string): unknown {
  const text = textOf(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new CliError(`"${file}" cannot be read as a recording (HAR).`);
  }
}

/** The fuzzer for an operation or a service, else the test file of the property with that name. */
function fileOf(name: string): string[] {
  if (name.endsWith('-model')) return ['tests/contract/models'];
  if (name === 'worlds') return ['tests/contract/isolation.test.ts'];
  operationsOf(name);
  return ['tests/contract/fuzz.test.ts'];
}

function readOptions(words: string[]) {
  const string = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = readWords(about, words, {
    allowPositionals: true,
    options: {
      ...{ cases: string, seed: string, only: string, path: string, target: string, base: string, values: string },
      ...{
        har: string,
        breaking: string,
        reads: flag,
        'mail-command': string,
        'reset-command': string,
        header: { type: 'string', multiple: true },
        writes: flag,
        workflows: flag,
      },
    },
  });
  if (values.har !== undefined && values.only !== undefined) throw new CliError('--only does nothing with --har.');
  if (positionals[0] !== undefined && !values.workflows)
    throw new CliError(`"${positionals[0]}" is no option: "${about.command} --help" lists them.`);
  const seed = values.seed === 'random' ? Math.floor(Math.random() * 2 ** 31) : count('--seed', values.seed ?? '1');
  const address = values.target ?? values.base;
  return {
    ...values,
    seed,
    names: positionals,
    cases: values.cases === undefined ? undefined : count('--cases', values.cases),
    target: address === undefined ? undefined : addressFrom(address),
  };
}

function count(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CliError(`${option} takes a whole number, and it is "${text}".`);
  return Number(text);
}

async function report(options: Parameters<typeof findDrift>[0]): Promise<void> {
  // A run that ends early leaves no report of an earlier one.
  rmSync(reportFile, { force: true });
  const rows = await findDrift(options, tell);
  writeReport({ target: options.target, rows, at: new Date() });
  console.log(`\n${sumOf(rows, options.target)} See ${reportFile}.`);
  for (const line of notTried(rows)) console.log(`Not tried: ${line}`);
  process.exitCode = exitCodeOf(rows);
}

function tell(row: OperationDrift): void {
  const { operationId, statuses, drift, notes } = row;
  const told = `valid: ${statusesOf(statuses.valid)}; broken: ${statusesOf(statuses.broken)}`;
  console.log(`${verdictOf(row).padStart(9)} ${operationId.padEnd(30)} ${told}`);
  for (const { problem, curl } of drift) console.log(`            ${problem}\n              ${curl}`);
  for (const note of notes) console.log(`            note: ${note}`);
}

/** 1 is for drift and for a failed test, so that a wrong use has a code of its own. */
function wrongUse(error: unknown): never {
  throw error instanceof CliError && error.exitCode === 1 ? new CliError(error.message, 2) : error;
}

run((words) => main(words).catch(wrongUse));
