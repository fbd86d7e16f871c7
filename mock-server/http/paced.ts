/** Few enough to be cheap, and enough for a body that seems to flow. */
const PARTS_PER_SECOND = 10;

/**
 * Cuts a body into parts that arrive as a line of this rate would carry them.
 * @param wait resolves after this many ms, or sooner when the rate no longer applies
 */
export async function* partsAtRate(
  body: Uint8Array,
  bytesPerSecond: number,
  wait: (ms: number) => Promise<void>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const size = Math.ceil(bytesPerSecond / PARTS_PER_SECOND);
  for (let at = 0; at < body.length; at += size) {
    const part = body.slice(at, at + size);
    await wait((part.length / bytesPerSecond) * 1000);
    yield part;
  }
}
