/** The time limit of a step on a slow, busy machine, ms. */
const PATIENCE_MS = 40_000;

/**
 * Repeats a look until it returns something. A look that fails (the page leaves meanwhile) returns nothing.
 * @param what what is expected, for the message
 * @param describe returns what is there instead
 * @throws Error after 40 s
 */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined>,
  describe: () => Promise<string>,
): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  let failure: string;
  for (let pause = 20; ; pause = Math.min(pause * 1.5, 250)) {
    try {
      const seen = await look();
      if (seen !== undefined) return seen;
      failure = '';
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > end) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const page = await describe().catch((error: unknown) => String(error));
  throw new Error([`Not seen: ${what}.`, failure, `The page shows:\n${page}`].filter(Boolean).join('\n'));
}
