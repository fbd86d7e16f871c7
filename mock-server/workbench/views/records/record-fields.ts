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
  return String(record[keyName(collection)]);
}

export function keyName(collection: string): string {
  return keys[collection] ?? 'id';
}

/** The first fields that the table shows: no lists and objects. */
export function shownFields(collection: string, records: readonly StoredRecord[]): string[] {
  return Object.entries(records[0] ?? {})
    .filter(([name, value]) => name !== keyName(collection) && typeof value !== 'object')
    .map(([name]) => name)
    .slice(0, COLUMNS);
}

/** A time is a number whose field ends in "At" or "Until". */
export function shownValue(name: string, value: unknown): string {
  if (typeof value === 'number' && /(?:At|Until)$/.test(name)) return asDateTime(value);
  const text = String(value ?? '');
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
}
