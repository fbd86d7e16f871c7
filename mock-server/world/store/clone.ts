/**
 * A deep copy of plain JSON data. @msw/data hands out live records; readers get copies, so that reading cannot change a
 * record.
 */
export function clone<T>(value: T): T;
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => clone(item));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  // Most values are primitives; for those a recursive call would cost more than the copy.
  for (const [key, item] of Object.entries(value))
    copy[key] = typeof item === 'object' && item !== null ? clone(item) : item;
  return copy;
}
