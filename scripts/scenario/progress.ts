/** Prints each step when it ends, with the time that it took. */
export class Progress {
  readonly startedAt = performance.now();
  steps = 0;

  constructor(private readonly write: (line: string) => void = console.log) {}

  /** Prints a failure and rethrows its error. */
  async step<Result>(name: string, run: () => Promise<Result> | Result): Promise<Result> {
    const startedAt = performance.now();
    try {
      const result = await run();
      this.steps += 1;
      this.write(`  ok    ${name} (${Math.round(performance.now() - startedAt)} ms)`);
      return result;
    } catch (error) {
      this.write(`  FAIL  ${name}`);
      throw error;
    }
  }

  /** Milliseconds since the start. */
  get tookMs(): number {
    return Math.round(performance.now() - this.startedAt);
  }
}
