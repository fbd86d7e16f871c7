import type { Mutant, TestToDie } from './mutant';

/**
 * What became of a mutant. `stale`: its text is not in the file exactly once. `broken`: the mutant does not build, or
 * the tests did not run, so it says nothing about them.
 */
export type Fate = 'killed' | 'survived' | 'stale' | 'broken';

export interface Verdict {
  readonly fate: Fate;
  /** The failed test with its error, or what is wrong with the mutant. */
  readonly reason: string;
}

/** What a run of tests says. */
export interface TestRun {
  /** The titles of the passed tests, as Playwright writes them: file, groups and test. */
  readonly passed: readonly string[];
  /** The failed tests, each with the first line of its error. */
  readonly failures: readonly string[];
}

/** A copy of the project in which mutants are tried. */
export interface Workplace {
  read(file: string): string;
  write(file: string, text: string): void;
  /** Builds the app and serves it. @throws Error when it does not build */
  serve(): Promise<void>;
  run(tests: readonly TestToDie[]): Promise<TestRun>;
}

/** An error that tells about the machine instead of the app. A test that ran out of time may only have been slow. */
const noVerdict = /Test timeout of|ERR_CONNECTION_REFUSED|ECONNREFUSED|No tests found/;

/** Tries one mutant, and puts the file back. */
export async function judge({ file, find, replace, test }: Mutant, workplace: Workplace): Promise<Verdict> {
  const original = workplace.read(file);
  const count = original.split(find).length - 1;
  if (count !== 1) return { fate: 'stale', reason: `${file} holds its text ${count} times` };
  workplace.write(
    file,
    original.replace(find, () => replace),
  );
  try {
    await workplace.serve();
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

/** What is wrong with the tests while the app is as it is: a mutant says nothing when its test fails or is not there. */
export async function problemsWithout(mutants: readonly Mutant[], workplace: Workplace): Promise<readonly string[]> {
  const tests = [...new Map(mutants.map(({ test }) => [`${test.file} ${test.title}`, test])).values()];
  await workplace.serve();
  const { passed, failures } = await workplace.run(tests);
  if (failures.length > 0) return failures;
  return tests
    .filter(({ file, title }) => !passed.some((name) => name.startsWith(`${file} `) && name.includes(title)))
    .map(({ file, title }) => `${file} has no test "${title}"`);
}
