import { spawnSync } from 'node:child_process';
import { errorCodesAt } from '../../mock-server/contract/error-codes-at';
import { operationIds } from '../../mock-server/contract/route-index';
import { declaredStatuses } from '../../mock-server/contract/validators';
import { findDrift, type OperationDrift, statusesOf } from './drift';
import { addressFrom } from './address';
import { operationsNamed, unknownName } from './operations-named';
import { exitCodeOf, notTried, sumOf, verdictOf, writeReport } from './report';
import { runWorkflows } from './workflows';
import { CliError, run } from '../../mock-server/adapters/cli-error';
import { readOptions as readWords } from '../../mock-server/command/read-options';

const NIGHTLY = 500;

const about = {
  command: 'npm run contract --',
  help: `Usage: npm run contract [-- options]
  --cases N, --seed N, --path PATH  how many cases the fuzzer makes, from which seed (or random), along which path
  --only NAME                       an operation, a service, a model (such as session-model), or worlds
  --target URL [--writes]           tests the server there, with --writes also by valid calls that change data
  --workflows [--base URL] [NAMES]  runs the journeys, or those`,
};

/**
 * `npm run contract`: tests the contract. It runs lint, generated files, examples, stories for every status and code,
 * fuzzing, models and isolated worlds. `--target URL` checks the server at that address, operation by
 * operation. `--workflows` runs its journeys.
 * @throws CliError for an unknown option or operation
 */
async function main(words: string[]): Promise<void> {
  if (words.includes('--workflows')) return runWorkflows(words.filter((word) => word !== '--workflows'));
  const { cases, seed, only, path, target, writes } = readOptions(words);
  if (target !== undefined) return report({ target, cases: cases ?? 5, seed, writes, only });
  const runs = cases ?? NIGHTLY;
  const environment = {
    ...process.env,
    CONTRACT_CASES: String(runs),
    CONTRACT_SEED: String(seed),
    ...(only !== undefined && { CONTRACT_ONLY: only }),
    ...(path !== undefined && { CONTRACT_PATH: path }),
  };
  const vitest = [
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'contract',
    '--project',
    'unit',
  ];
  const files = only === undefined ? ['tests/contract', 'mock-server/control/control.hostile.test.ts'] : fileOf(only);
  const [program = '', ...rest] = [...vitest, ...files, '--reporter=default', `--testTimeout=${60_000 + runs * 600}`];
  const { status } = spawnSync(program, rest, { stdio: 'inherit', env: environment });
  const pairs = operationIds.reduce(
    (sum, id) => sum + declaredStatuses(id).reduce((all, code) => all + Math.max(1, errorCodesAt(id, code).length), 0),
    0,
  );
  const fuzzed = operationsNamed(only).length;
  console.log(
    `${operationIds.length} operations, ${pairs} declared pairs of status and code; ${fuzzed * 2 * runs} fuzz cases ` +
      `(${runs} that fit and ${runs} that are broken for each operation), seed ${seed}.`,
  );
  process.exitCode = status ?? 1;
}

/** The fuzzer for an operation or a service, else the test file of the property with that name. */
function fileOf(name: string): string[] {
  if (operationsNamed(name).length > 0) return ['tests/contract/fuzz.test.ts'];
  if (name.endsWith('-model')) return ['tests/contract/models'];
  if (name === 'worlds') return ['tests/contract/isolation.test.ts'];
  throw unknownName(name);
}

function readOptions(words: string[]) {
  const string = { type: 'string' } as const;
  const { values } = readWords(about, words, {
    options: {
      cases: string,
      seed: string,
      only: string,
      path: string,
      target: string,
      writes: { type: 'boolean', default: false },
    },
  });
  const seed = values.seed === 'random' ? Math.floor(Math.random() * 2 ** 31) : count('--seed', values.seed ?? '1');
  return {
    ...values,
    seed,
    cases: values.cases === undefined ? undefined : count('--cases', values.cases),
    target: values.target === undefined ? undefined : addressFrom(values.target),
  };
}

function count(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CliError(`${option} takes a whole number, and it is "${text}".`);
  return Number(text);
}

async function report(options: Parameters<typeof findDrift>[0]): Promise<void> {
  const rows = await findDrift(options, tell);
  const file = writeReport({ target: options.target, rows, at: new Date() });
  console.log(`\n${sumOf(rows, options.target)} Seed ${options.seed}. See ${file}.`);
  for (const line of notTried(rows)) console.log(`Not tried: ${line}`);
  if (!options.writes)
    console.log('Operations that change data got only requests that even a lax service cannot carry out.');
  process.exitCode = exitCodeOf(rows);
}

function tell(row: OperationDrift): void {
  const { operationId, statuses, drift } = row;
  const told = `valid: ${statusesOf(statuses.valid)}; broken: ${statusesOf(statuses.broken)}`;
  console.log(`${verdictOf(row).padStart(9)} ${operationId.padEnd(30)} ${told}`);
  for (const { problem, curl } of drift) console.log(`            ${problem}\n              ${curl}`);
}

/** 1 is for drift and for a failed test, so that a wrong use has a code of its own. */
function wrongUse(error: unknown): never {
  throw error instanceof CliError && error.exitCode === 1 ? new CliError(error.message, 2) : error;
}

run((words) => main(words).catch(wrongUse));
