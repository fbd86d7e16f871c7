/** Tells steps as they end, a line each with the time that it took. */
export class Progress {
  readonly startedAt = performance.now();
  steps = 0;

  constructor(private readonly write: (line: string) => void = console.log) {}

  /** Runs a step; one that fails is told, and thrown on. */
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

  /** From the beginning, ms. */
  get tookMs(): number {
    return Math.round(performance.now() - this.startedAt);
  }
}
