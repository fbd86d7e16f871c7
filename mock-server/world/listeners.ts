/** Whoever wants to hear of something. A listener that leaves while it is being told does no harm. */
export class Listeners<Value> {
  #all = new Set<(value: Value) => void>();

  /** Adds a listener; the returned function takes it away again. */
  add(listener: (value: Value) => void): () => void {
    this.#all.add(listener);
    return () => {
      this.#all.delete(listener);
    };
  }

  tell(value: Value): void {
    for (const listener of this.#all) listener(value);
  }
}
