import { isObject } from '../contract/documents';
import { bring, MOST_TEXT, type NoRoomError } from '../world/memory';
import type { World } from '../world/world';
import type { Worlds } from '../seed/worlds';
import type { ControlId } from './document';
import { ControlRefusal } from './refusal';

/**
 * The calls that can bring much into their world. `createPeople` and `importPeople` bring more than their body, so they
 * count it themselves.
 */
const bringsItsBody: ReadonlySet<ControlId> = new Set<ControlId>([
  'putSnapshot',
  'createRecord',
  'patchRecord',
  'addFault',
  'addDelivery',
]);
/** What calls may bring before the state is measured again. Measuring a usual world takes a millisecond. */
const UNMEASURED = 64 * 1024;

interface Sent {
  id: ControlId;
  method: string;
  bytes: number;
}

/** Counts what the call brings, and runs it if the world has room for that. @throws NoRoomError */
export async function withRoom<T>(worlds: Worlds, world: World, call: Sent, run: () => Promise<T>): Promise<T> {
  if (bringsItsBody.has(call.id)) bring(worlds.list(), world, call.bytes, call.id === 'putSnapshot');
  try {
    return await run();
  } finally {
    if (call.method === 'DELETE' || world.size.brought > UNMEASURED) world.forgetSize();
  }
}

export function refusalOfNoRoom({ what, message }: NoRoomError): ControlRefusal {
  return what === 'call'
    ? new ControlRefusal(413, 'PAYLOAD_TOO_LARGE', message)
    : new ControlRefusal(429, 'TOO_MANY_WORLDS', message);
}

/** @throws ControlRefusal 413 that names the place of a text that is too long */
export function refuseLongText(body: unknown): void {
  const found = longText(body, '');
  if (found)
    throw new ControlRefusal(
      413,
      'PAYLOAD_TOO_LARGE',
      `The text at ${found.place} has ${found.length} characters, and ${MOST_TEXT} are the most: shorten it.`,
      found.place,
    );
}

/** The first value or name that is too long, with its JSON pointer. The pointer cuts a long name. */
function longText(value: unknown, place: string): { place: string; length: number } | undefined {
  if (typeof value === 'string') return value.length > MOST_TEXT ? { place, length: value.length } : undefined;
  const entries = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
  for (const [key, inner] of entries) {
    const found = longText(key, place) ?? longText(inner, `${place}/${String(key).slice(0, 60)}`);
    if (found) return found;
  }
  return undefined;
}
