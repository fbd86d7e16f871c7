import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';

/**
 * Adds an entry at the end of a map of a YAML document.
 * @param keys path of the map, such as `['components', 'schemas']`
 * @param entry the lines of the entry, not indented
 * @throws Error when the map does not exist
 */
export function addEntry(source: string, keys: readonly string[], entry: string): string {
  const map = parseDocument(source).getIn(keys, true);
  const end = endOf(isMap(map) ? map.items.at(-1)?.value : undefined);
  if (end === undefined) throw new Error(`There is no map at ${keys.join('.')} in this document.`);
  const indent = '  '.repeat(keys.length);
  const lines = entry.split('\n').map((line) => (line === '' ? '' : indent + line));
  const before = source.slice(0, end).trimEnd();
  const after = source.slice(end).trimStart();
  return `${before}\n${lines.join('\n')}\n${after === '' ? '' : `\n${indentOf(source, source.length - after.length)}${after}`}`;
}

/**
 * Adds an item at the end of a list of a YAML document.
 * @throws Error when the list does not exist
 */
export function addItem(source: string, keys: readonly string[], item: string): string {
  const list = parseDocument(source).getIn(keys, true);
  const last = isSeq(list) ? list.items.at(-1) : undefined;
  if (!isScalar(last) || !last.range) throw new Error(`There is no list at ${keys.join('.')} in this document.`);
  const [, end] = last.range;
  return `${source.slice(0, end)}\n${'  '.repeat(keys.length)}- ${item}${source.slice(end)}`;
}

/** Empty when the map does not exist. */
export function namesIn(source: string, keys: readonly string[]): string[] {
  const map = parseDocument(source).getIn(keys, true);
  return isMap(map) ? map.items.map(({ key }) => String(key)) : [];
}

function endOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[1] : undefined;
}

function indentOf(source: string, at: number): string {
  return /(?<! ) *$/.exec(source.slice(0, at))?.[0] ?? '';
}
