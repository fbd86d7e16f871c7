import type { StoredRecord } from '../../data/control';
import { asDateTime } from '../../parts/times';

/** Columns beside the key. More would not fit a window. */
const COLUMNS = 3;

/** Collections whose key is not `id`. */
const keys: Readonly<Record<string, string>> = {
  tokens: 'token',
  devices: 'deviceId',
  products: 'productId',
  groups: 'name',
};

/** The control interface finds a record by its key. */
export function keyOf(collection: string, record: StoredRecord): string {
  return String(record[keys[collection] ?? 'id']);
}

export function keyName(collection: string): string {
  return keys[collection] ?? 'id';
}

/** The fields that the table shows: no lists and objects, and nothing that the keys say already. */
export function shownFields(collection: string, records: readonly StoredRecord[]): string[] {
  const key = keyName(collection);
  const isSaid = (name: string) => records.every((one) => keyOf(collection, one).includes(String(one[name])));
  return Object.entries(records[0] ?? {})
    .filter(([name, value]) => name !== key && kindOfValue(value) !== 'json' && !isSaid(name))
    .map(([name]) => name)
    .slice(0, COLUMNS);
}

/** A time is a number whose field ends in "At" or "Until". */
export function shownValue(name: string, value: unknown): string {
  if (typeof value === 'number' && /(?:At|Until)$/.test(name)) return asDateTime(value);
  const text = String(value ?? '');
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
}

/** Texts and numbers are edited as they are, true and false as a checkbox, anything else as JSON. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'json';

export function kindOfValue(value: unknown): FieldKind {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'json';
}

export function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'null');
}

/**
 * The fields whose text has changed, as values.
 * @throws Error that names a field whose text is not JSON
 */
export function changedFields(record: StoredRecord, texts: Readonly<Record<string, string>>): StoredRecord {
  const changed = Object.entries(texts).filter(([name, text]) => text !== textOfValue(record[name]));
  return Object.fromEntries(changed.map(([name, text]) => [name, valueOfText(name, text, kindOfValue(record[name]))]));
}

function valueOfText(name: string, text: string, kind: FieldKind): unknown {
  if (kind === 'text') return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The field ${name} is not JSON: write null, a number, "a text", a list or an object.`);
  }
}
