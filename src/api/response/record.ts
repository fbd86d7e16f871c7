/** An object whose fields are not known: of an answer, of the history's state, of storage. A list is none. */
export type UnknownRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy of the value's own fields; of what has none, an empty one. */
export function recordOf(value: unknown): UnknownRecord {
  return isRecord(value) ? { ...value } : {};
}
