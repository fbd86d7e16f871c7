/** Plain JSON data that never changes, nested data too. */
export type Immutable<T> = T extends (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

/** A deep copy of plain JSON data, which may be changed. */
export function clone<T>(value: T | Immutable<T>): T;
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => clone(item));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  // Most values are primitives; for those a recursive call would cost more than the copy.
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = clone(item);
  }
  return copy;
}

/** Freezes plain JSON data, nested data too, and returns it. */
export function deepFrozen<T extends object>(value: T): Immutable<T>;
export function deepFrozen(value: object): object {
  for (const item of Object.values(value))
    if (typeof item === 'object' && item !== null && !Object.isFrozen(item)) deepFrozen(item);
  return Object.freeze(value);
}
