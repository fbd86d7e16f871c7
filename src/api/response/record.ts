/** An object with unknown fields, from a response, the history state or storage. Excludes lists. */
export type UnknownRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text in the history state, if it has one of this name. */
export function textOf(state: unknown, name: string): string | undefined {
  const text = recordOf(state)[name];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Copies the value's own fields. A value without fields gives an empty object. */
export function recordOf(value: unknown): UnknownRecord {
  return isRecord(value) ? { ...value } : {};
}
