/** Names and values as sent. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Copying a few values costs less than copying all headers of a request. */
export function declaredOf(
  values: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const value = values[name];
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** The names are in lower case. Of several headers with one name the last one counts. */
export function declaredHeaders(headers: HeaderList, names: ReadonlySet<string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of headers) {
    const lower = name.toLowerCase();
    if (names.has(lower)) found[lower] = value;
  }
  return found;
}
