/**
 * The newest items, limited by number and by size (characters of their JSON). The newest item always stays. The ring
 * stores only JSON: as objects, the calls of 50 worlds took twice the memory.
 */
export class Ring<Item> {
  #kept: string[] = [];
  #bytes = 0;

  constructor(
    readonly mostItems: number,
    readonly mostBytes: number,
  ) {}

  add(item: Item): void {
    const text = JSON.stringify(item);
    this.#kept.push(text);
    this.#bytes += text.length;
    while (this.#kept.length > 1 && (this.#kept.length > this.mostItems || this.#bytes > this.mostBytes))
      this.#bytes -= this.#kept.shift()?.length ?? 0;
  }

  /** Copies, oldest first. */
  list(): Item[] {
    return this.#kept.map((text): Item => JSON.parse(text));
  }

  clear(): void {
    this.#kept = [];
    this.#bytes = 0;
  }
}
