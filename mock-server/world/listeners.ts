/** A listener may remove itself while it is being called. */
export class Listeners<Value> {
  #all = new Set<(value: Value) => void>();

  /** Returns a function that removes the listener. */
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
