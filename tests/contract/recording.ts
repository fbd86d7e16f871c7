import { takeSnapshot } from '../../mock-server/world/snapshot';
import type { Snapshot } from '../../mock-server/world/moment';
import type { JournalEntry } from '../../mock-server/world/journal';
import type { World } from '../../mock-server/world/world';

/** `npx vitest run --project contract -u` writes it. */
export const fileOf = (title: string) => `../../openapi/recorded/${title.replace(/\W+/g, '-')}.txt`;

type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Longer bodies, such as all texts of the app, are cut. */
const MOST_CHARACTERS = 1500;
/** The headers that each response has, and those that say only how long the body is. */
const LEFT_OUT = /^(?:content-|cache-control$|vary$|x-trace-id$|date$|server-timing$|x-mock-)/i;
/** Tokens, ids, challenges, the secret of an authenticator app, and backup codes. */
const SECRET =
  /[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,}|\b[A-Z2-7]{32}\b|"[0-9A-Z]{4}-[0-9A-Z]{4}"|\b(?=[A-Z_]{0,40}[a-z0-9])[A-Za-z0-9_-]{40,}/g;
/** Epoch ms, ISO 8601, and the date of HTTP. */
const TIME = /\b\d{13}\b|\b\d{4}-\d\d-\d\dT[\d:.]+Z|\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT/g;

/**
 * What each call of the world's journal answered and changed, a line each, so that a change of the mock server shows
 * itself as a difference. Secrets have numbers and times are relative to the first call: neither is the claim.
 */
export function recordingOf(world: World): string {
  const calls = world.journal.list();
  const states = calls.map(({ id }) => world.journal.momentBefore(id)?.state);
  const lines = calls.flatMap((call, place) => {
    const [before, after] = [states[place], states[place + 1] ?? takeSnapshot(world)];
    return [`${call.operationId} ${answerOf(call)}`, ...(before ? changesBetween(rowsOf(before), rowsOf(after)) : [])];
  });
  return neutral(lines.join('\n'), calls[0]?.at ?? 0);
}

function answerOf({ status, responseBody, responseHeaders }: JournalEntry): string {
  const headers = responseHeaders.filter(([name]) => !LEFT_OUT.test(name)).map(([name, value]) => `${name}: ${value}`);
  const body = responseBody ? JSON.stringify(responseBody, withoutTrace) : '';
  return [status, body.slice(0, MOST_CHARACTERS), ...headers].join(' ').trimEnd();
}

const withoutTrace = (name: string, value: unknown) => (name === 'traceId' ? undefined : value);

/** Every record and message, by a name that stays. */
export function rowsOf({ collections, outbox, limits, faults }: Snapshot): Rows {
  const rows = new Map<string, Readonly<Record<string, unknown>>>();
  for (const [name, records] of Object.entries(collections))
    for (const record of records) rows.set(`${name} ${String(record.id ?? Object.values(record)[0])}`, record);
  for (const message of outbox) rows.set(`outbox ${message.id}`, { ...message });
  return rows.set('limits', limits).set('faults', { ...faults });
}

/** "+" is a new record, "~" the changed fields of one, and "-" one that is gone. */
export function changesBetween(before: Rows, after: Rows): string[] {
  const changes: string[] = [];
  for (const [name, row] of after) {
    const old = before.get(name) ?? {};
    if (old === row) continue;
    const fields = Object.entries(row).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field]));
    // A new field that is empty in every record changes no recording.
    const told = before.has(name) ? fields : fields.filter(([, value]) => value !== null && value !== false);
    if (told.length > 0)
      changes.push(`  ${before.has(name) ? '~' : '+'} ${name} ${JSON.stringify(Object.fromEntries(told))}`);
  }
  for (const name of before.keys()) if (!after.has(name)) changes.push(`  - ${name}`);
  return changes;
}

/** @param since epoch ms */
export function neutral(text: string, since: number): string {
  const secrets: string[] = [];
  return text
    .replace(TIME, (time) => {
      const at = /^\d+$/.test(time) ? Number(time) : Date.parse(time);
      return `(${(at - since) / 1000} s)`;
    })
    .replace(SECRET, (secret) => {
      if (!secrets.includes(secret)) secrets.push(secret);
      return `(secret ${secrets.indexOf(secret) + 1})`;
    });
}
