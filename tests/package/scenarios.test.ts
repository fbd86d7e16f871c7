import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isObject } from '../../mock-server/contract/documents';
import { run, startUntil, type Running } from './support/run';

const { folder, ports } = inject('elsewhere');
const origin = `http://localhost:${ports.workbench}`;
const outside = { cwd: folder, env: { ...process.env, WORKBENCH_ORIGIN: origin } };
const files = readdirSync('tests/package/outside/scenarios').filter((file) => file.endsWith('.test.ts'));
const report = join(folder, 'scenarios.json');

let workbench: Running;
let results: Result[] = [];
let said = '';

/** The result of one file in the other project's Vitest report. */
interface Result {
  file: string;
  passed: number;
  /** The messages of the failed tests. */
  failures: string[];
}

// One run for all files, because each start of a test runner takes seconds.
beforeAll(async () => {
  const command = join(folder, 'node_modules/.bin/sign-in-workbench');
  workbench = await startUntil(
    `${origin}/__mock/health`,
    [command, 'mock', '--port', String(ports.workbench)],
    outside,
  );
  const words = ['vitest', 'run', 'scenarios', '--testTimeout=60000', '--reporter=json', `--outputFile=${report}`];
  ({ said } = await run('npx', words, outside));
  results = resultsOf(JSON.parse(await readFile(report, 'utf8')));
});
afterAll(() => workbench.stop());

describe('scenarios that another project scripts from outside', () => {
  test('are ten', () => expect(files).toHaveLength(10));

  test.each(files)('%s', (file) => {
    const result = results.find((one) => one.file.endsWith(`/${file}`));
    expect(result, said).toBeDefined();
    expect(result?.failures).toEqual([]);
    expect(result?.passed).toBeGreaterThan(0);
  });
});

function resultsOf(given: unknown): Result[] {
  const list = isObject(given) && Array.isArray(given['testResults']) ? given['testResults'] : [];
  return list.filter(isObject).map((one) => {
    const tests = (Array.isArray(one['assertionResults']) ? one['assertionResults'] : []).filter(isObject);
    const isPassed = ({ status }: (typeof tests)[number]) => status === 'passed';
    const failed = tests.filter((each) => !isPassed(each));
    return {
      file: String(one['name']),
      passed: tests.length - failed.length,
      failures: failed.map(({ title, failureMessages }) => `${String(title)}: ${String(failureMessages)}`),
    };
  });
}
