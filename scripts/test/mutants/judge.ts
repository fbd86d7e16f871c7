import { type Mutant, needsBrowser, type TestToDie } from './mutant';

/**
 * `stale`: the mutant's text is not in the file exactly once, or its test does not exist. `broken`: it does not build.
 * `unclear`: its test ran out of time, reached no server, or fails without it too. A slow machine does that, so this
 * says nothing about the tests.
 */
export type Fate = 'killed' | 'survived' | 'stale' | 'broken' | 'unclear';

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
const noVerdict = /Test timeout of|ERR_CONNECTION_REFUSED|ECONNREFUSED/;
const noTests = /No tests found/;

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
    if (failure !== undefined) return { fate: noVerdict.test(failure) ? 'unclear' : 'killed', reason: failure };
    return { fate: 'survived', reason: `all ${passed.length} tests "${test.title}" of ${test.file} pass` };
  } catch (error) {
    return { fate: 'broken', reason: String(error) };
  } finally {
    workplace.write(file, original);
  }
}

/**
 * Runs the tests of the mutants once without any mutant. A test that then fails or does not exist says nothing about its
 * mutant. Returns the verdict for each such test, by {@link keyOf}.
 */
export async function verdictsWithout(mutants: readonly Mutant[], workplace: Workplace): Promise<Map<string, Verdict>> {
  const tests = [...new Map(mutants.map(({ test }) => [keyOf(test), test])).values()];
  if (tests.some(needsBrowser)) await workplace.serve();
  const { passed, failures } = await workplace.run(tests);
  const ofNoTest = failures.find((name) => !noTests.test(name) && !tests.some((test) => isOf(test, name)));
  const verdicts = new Map<string, Verdict>();
  for (const test of tests) {
    const failure = failures.find((name) => isOf(test, name));
    const isMissing = failure === undefined && !passed.some((name) => isOf(test, name));
    const doubt = failure ?? (isMissing ? ofNoTest : undefined);
    if (doubt !== undefined) verdicts.set(keyOf(test), { fate: 'unclear', reason: `without a mutant: ${doubt}` });
    else if (isMissing)
      verdicts.set(keyOf(test), { fate: 'stale', reason: `${test.file} has no test "${test.title}"` });
  }
  return verdicts;
}

export function keyOf({ file, title }: TestToDie): string {
  return `${file} ${title}`;
}

function isOf({ file, title }: TestToDie, name: string): boolean {
  return name.startsWith(`${file} `) && name.includes(title);
}
