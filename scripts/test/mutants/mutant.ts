/** One wrong version of the app or of the mock server. A test must notice it. */
export interface Mutant {
  /** What a user or the services get wrong. */
  readonly name: string;
  /** A path from the root of the project. */
  readonly file: string;
  /** The text to replace; the file contains it exactly once. */
  readonly find: string;
  readonly replace: string;
  readonly test: TestToDie;
}

/** At least one of these tests must fail. */
export interface TestToDie {
  /** A browser test (`….spec.ts`) below `tests/e2e`, or the path of a test of Vitest (`….test.ts`), which needs no build. */
  readonly file: string;
  /**
   * A part of the titles of group and test, exactly as written, with a space between them. A title that matches one
   * test is fastest.
   */
  readonly title: string;
}

/** The capability is that of the mutant's list. */
export interface MutantOfArea extends Mutant {
  readonly area: string;
}

export function needsBrowser({ file }: TestToDie): boolean {
  return file.endsWith('.spec.ts');
}
