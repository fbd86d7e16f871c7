import { type Mutant, needsBrowser, type TestToDie } from './mutant';

/**
 * `stale`: the mutant's text is not in the file exactly once. `broken`: the mutant does not build or the tests did not
 * run, so it says nothing about them.
 */
export type Fate = 'killed' | 'survived' | 'stale' | 'broken';

export interface Verdict {
  readonly fate: Fate;
  /** The failed test with its error, or the fault of the mutant. */
  readonly reason: string;
}

export interface TestRun {
  /** A title is file, groups and test. */
  readonly passed: readonly string[];
  /** Each has the first line of its error. */
  readonly failures: readonly string[];
}

/** A copy of the project, where mutants are tried. */
export interface Workplace {
  read(file: string): string;
  write(file: string, text: string): void;
  /** @throws Error when the app does not build */
  serve(): Promise<void>;
  run(tests: readonly TestToDie[]): Promise<TestRun>;
}

/** These errors tell about the machine instead of the app. A test that ran out of time may only have been slow. */
const noVerdict = /Test timeout of|ERR_CONNECTION_REFUSED|ECONNREFUSED|No tests found/;

/** Restores the file afterwards. */
export async function judge({ file, find, replace, test }: Mutant, workplace: Workplace): Promise<Verdict> {
  const original = workplace.read(file);
  const count = original.split(find).length - 1;
  if (count !== 1) return { fate: 'stale', reason: `${file} holds its text ${count} times` };
  workplace.write(
    file,
    original.replace(find, () => replace),
  );
  try {
    if (needsBrowser(test)) await workplace.serve();
    const { passed, failures } = await workplace.run([test]);
    const [failure] = failures;
    if (failure !== undefined) return { fate: noVerdict.test(failure) ? 'broken' : 'killed', reason: failure };
    return { fate: 'survived', reason: `all ${passed.length} tests "${test.title}" of ${test.file} pass` };
  } catch (error) {
    return { fate: 'broken', reason: String(error) };
  } finally {
    workplace.write(file, original);
  }
}

/** A mutant says nothing when its test fails without it, or does not exist. Lists such tests. */
export async function problemsWithout(mutants: readonly Mutant[], workplace: Workplace): Promise<readonly string[]> {
  const tests = [...new Map(mutants.map(({ test }) => [`${test.file} ${test.title}`, test])).values()];
  if (tests.some(needsBrowser)) await workplace.serve();
  const { passed, failures } = await workplace.run(tests);
  if (failures.length > 0) return failures;
  return tests
    .filter(({ file, title }) => !passed.some((name) => name.startsWith(`${file} `) && name.includes(title)))
    .map(({ file, title }) => `${file} has no test "${title}"`);
}
