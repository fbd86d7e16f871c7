/** An object with unknown fields, from a response, the history state or storage. Excludes lists. */
export type UnknownRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Copies the value's own fields. A value without fields gives an empty object. */
export function recordOf(value: unknown): UnknownRecord {
  return isRecord(value) ? { ...value } : {};
}
