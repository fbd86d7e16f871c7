import type { Snapshot } from '../../mock-server/client/world';

/** Each difference is one line, such as `persons ann  lockedUntil: null -> 2026-11-21T17:05:00.000Z`. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  const lines: string[] = [];
  const names = new Set([...Object.keys(before.collections), ...Object.keys(after.collections)]);
  for (const name of names)
    lines.push(...recordLines(name, byKey(before.collections[name]), byKey(after.collections[name])));
  for (const [limit, value] of Object.entries(after.limits))
    if (before.limits[limit] !== value) lines.push(`limit ${limit}: ${before.limits[limit] ?? 'none'} -> ${value}`);
  const moved =
    after.clock.offsetMs - before.clock.offsetMs + ((after.clock.frozenAt ?? 0) - (before.clock.frozenAt ?? 0));
  if (moved !== 0) lines.push(`clock: moved by ${Math.round(moved / 1000)} s`);
  const sent = after.outbox.length - before.outbox.length;
  if (sent > 0) lines.push(`outbox: ${sent} more`);
  const faults = after.faults.faults.length - before.faults.faults.length;
  if (faults > 0) lines.push(`faults: ${faults} more`);
  if (JSON.stringify(before.deliveries) !== JSON.stringify(after.deliveries))
    lines.push(`deliveries: ${shown('deliveries', before.deliveries)} -> ${shown('deliveries', after.deliveries)}`);
  return lines;
}

type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

function byKey(rows: readonly Record<string, unknown>[] = []): Rows {
  return new Map(rows.map((row, i) => [String(row['id'] ?? row['token'] ?? i), row]));
}

function recordLines(collection: string, before: Rows, after: Rows): string[] {
  const lines: string[] = [];
  for (const [key, row] of after) {
    const was = before.get(key);
    if (!was) lines.push(`${collection} ${key}: new`);
    else {
      const fields = Object.keys(row).filter((field) => JSON.stringify(was[field]) !== JSON.stringify(row[field]));
      if (fields.length > 0)
        lines.push(
          `${collection} ${key}  ` +
            fields.map((field) => `${field}: ${shown(field, was[field])} -> ${shown(field, row[field])}`).join(', '),
        );
    }
  }
  for (const key of before.keys()) if (!after.has(key)) lines.push(`${collection} ${key}: gone`);
  return lines;
}

/** Every value fits on one line, and a time becomes an ISO date. */
function shown(field: string, value: unknown): string {
  if (typeof value === 'number' && /(At|Until)$/.test(field)) return new Date(value).toISOString();
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
