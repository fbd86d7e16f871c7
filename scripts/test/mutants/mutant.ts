/** One wrong version of the app, which a test must notice. */
export interface Mutant {
  /** What a user sees wrong, or what the services get wrong. */
  readonly name: string;
  /** The changed file of `src` or `locales`. */
  readonly file: string;
  /** The text to replace. It stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  readonly test: TestToDie;
}

/** The tests of which at least one must fail. */
export interface TestToDie {
  /** A file below `tests/e2e`. */
  readonly file: string;
  /** A part of the titles of group and test, letter by letter, with blanks between them. One test is the fastest. */
  readonly title: string;
}

/** A mutant with the capability to which its list belongs. */
export interface MutantOfArea extends Mutant {
  readonly area: string;
}
