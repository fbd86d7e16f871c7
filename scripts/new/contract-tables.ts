import { isMap, parseDocument } from 'yaml';

/**
 * Adds an entry at the end of a map of a YAML document. Changes nothing else.
 * @param keys path of the map, such as `['components', 'schemas']`
 * @param entry the lines of the entry, not indented
 * @throws Error when the map does not exist
 */
export function addEntry(source: string, keys: readonly string[], entry: string): string {
  const map = parseDocument(source).getIn(keys, true);
  const last = isMap(map) ? map.items.at(-1) : undefined;
  const value = last?.value;
  const range = typeof value === 'object' && value !== null && 'range' in value ? value.range : undefined;
  if (!Array.isArray(range)) throw new Error(`There is no map at ${keys.join('.')} in this document.`);
  const end: unknown = range[1];
  if (typeof end !== 'number') throw new Error(`The map at ${keys.join('.')} has no end.`);
  const indent = '  '.repeat(keys.length);
  const lines = entry.split('\n').map((line) => (line === '' ? '' : indent + line));
  const before = source.slice(0, end).trimEnd();
  const after = source.slice(end).trimStart();
  return `${before}\n${lines.join('\n')}\n${after === '' ? '' : `\n${indentOf(source, source.length - after.length)}${after}`}`;
}

/** The keys of a map of a YAML document; empty when the map does not exist. */
export function namesIn(source: string, keys: readonly string[]): string[] {
  const map = parseDocument(source).getIn(keys, true);
  return isMap(map) ? map.items.map(({ key }) => String(key)) : [];
}

/** The indentation of the line at an offset. */
function indentOf(source: string, at: number): string {
  return /(?<! ) *$/.exec(source.slice(0, at))?.[0] ?? '';
}
