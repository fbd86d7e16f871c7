/** The newest items up to a number and a size, counted in characters of their JSON. The newest one always stays. */
export class Ring<Item> {
  #kept: { item: Item; size: number }[] = [];
  #bytes = 0;

  constructor(
    readonly mostItems: number,
    readonly mostBytes: number,
  ) {}

  add(item: Item): void {
    const size = JSON.stringify(item).length;
    this.#kept.push({ item, size });
    this.#bytes += size;
    while (this.#kept.length > 1 && (this.#kept.length > this.mostItems || this.#bytes > this.mostBytes))
      this.#bytes -= this.#kept.shift()?.size ?? 0;
  }

  /** Oldest first. */
  list(): Item[] {
    return this.#kept.map(({ item }) => item);
  }

  clear(): void {
    this.#kept = [];
    this.#bytes = 0;
  }

  get bytes(): number {
    return this.#bytes;
  }
}
