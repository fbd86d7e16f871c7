import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The last try of one test. */
export interface LastResult {
  readonly test: TestCase;
  readonly result: TestResult;
  /** The name of its project. */
  readonly project: string;
  /** The titles of its file, its groups and itself. */
  readonly titles: readonly string[];
  readonly hasPassed: boolean;
}

/** A reporter for some projects: it writes a page or a table from the last try of each of their tests. */
export abstract class LastResults implements Reporter {
  readonly #results = new Map<TestCase, LastResult>();

  /** @param prefix how the names of the projects begin */
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

/** The texts of a kind that a test has noted about itself. */
export function notesOf({ result }: LastResult, kind: string): string[] {
  return result.annotations.filter(({ type }) => type === kind).map(({ description = '' }) => description);
}
