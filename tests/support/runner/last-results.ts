import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The last try of a test. */
export interface LastResult {
  readonly test: TestCase;
  readonly result: TestResult;
  readonly project: string;
  /** The titles of the file, the groups and the test. */
  readonly titles: readonly string[];
  readonly hasPassed: boolean;
}

/** A reporter that gets the last try of each test of some projects. */
export abstract class LastResults implements Reporter {
  readonly #results = new Map<TestCase, LastResult>();

  /** @param prefix the start of the projects' names */
  constructor(readonly prefix: string) {}

  onTestEnd(test: TestCase, result: TestResult): void {
    const [, project = '', ...titles] = test.titlePath();
    if (!project.startsWith(this.prefix)) return;
    const hasPassed = result.status === test.expectedStatus;
    this.#results.set(test, { test, result, project, titles, hasPassed });
  }

  onEnd(): void {
    if (this.#results.size > 0) this.write([...this.#results.values()]);
  }

  protected abstract write(results: readonly LastResult[]): void;
}

/** The annotations of a type that a test has added. */
export function notesOf({ result }: LastResult, kind: string): string[] {
  return result.annotations.filter(({ type }) => type === kind).map(({ description = '' }) => description);
}
