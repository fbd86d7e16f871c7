/** Names that are remembered. Past this number, every other name begins after the oldest of them. */
const KEPT_NAMES = 10_000;
/** More than the times that a process can go back in the ten seconds that it has not written when it is killed. */
const UNWRITTEN = 1000;

/**
 * The generations of worlds that are gone (see `Random`). A world of the same name begins after them, so that no secret
 * of the former one opens something in it.
 */
export class Generations {
  #gone = new Map<string, number>();
  #first = 0;

  /** Where a new world of this name begins. */
  after(name: string): number {
    const gone = this.#gone.get(name);
    return gone === undefined ? this.#first : gone + 1;
  }

  /** @param generation the last one of the world */
  bury(name: string, generation: number): void {
    this.#gone.delete(name);
    this.#gone.set(name, generation);
    const [oldest] = this.#gone;
    if (this.#gone.size <= KEPT_NAMES || !oldest) return;
    this.#gone.delete(oldest[0]);
    this.#first = Math.max(this.#first, oldest[1] + 1);
  }

  /** No world that is gone had a higher one. */
  get highest(): number {
    return Math.max(this.#first, ...this.#gone.values());
  }

  /** Every world begins after what another process has written. */
  beginAfter(written: number): void {
    this.#first = written + UNWRITTEN;
  }
}
