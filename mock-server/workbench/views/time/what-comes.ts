import type { Snapshot, StoredRecord, WebhookDelivery } from '../../data/control';
import { inWords } from '../../data/operations';
import { eventWords } from '../webhooks/event-words';

/** Something that happens by itself when the world's clock reaches it. */
export interface Coming {
  id: string;
  /** Epoch ms of the world's clock. */
  at: number;
  what: string;
}

/** Where each collection keeps an end, and what it ends. */
const ends: readonly { collection: string; key: string; field: string; what: (record: StoredRecord) => string }[] = [
  { collection: 'sessions', key: 'id', field: 'expiresAt', what: (one) => `The session of ${one['personId']} ends` },
  { collection: 'persons', key: 'id', field: 'lockedUntil', what: (one) => `${one['id']} can sign in again` },
  { collection: 'attempts', key: 'id', field: 'lockedUntil', what: (one) => `The lock on ${one['id']} opens` },
  {
    collection: 'tokens',
    key: 'token',
    field: 'expiresAt',
    what: (one) => `The link "${inWords(String(one['kind']))}" to ${one['email'] ?? 'no address'} expires`,
  },
  {
    collection: 'challenges',
    key: 'id',
    field: 'expiresAt',
    what: (one) => `The code or question of ${one['personId'] ?? 'a visitor'} expires`,
  },
];

/** A link that was used or declined leads nowhere, so its end is nothing that happens. */
function isOpen({ state }: StoredRecord): boolean {
  return state !== 'used' && state !== 'declined';
}

/**
 * What happens after `now` (epoch ms) without a call, the soonest first.
 * @param sent the events on their way to webhooks, which are no part of a snapshot
 */
export function whatComes(
  { collections, deliveries }: Snapshot,
  now: number,
  sent: readonly WebhookDelivery[] = [],
): Coming[] {
  const ending = ends.flatMap(({ collection, key, field, what }) =>
    (collections[collection] ?? []).filter(isOpen).map((record) => ({
      id: `${collection} ${String(record[key])}`,
      at: Number(record[field] ?? 0),
      what: what(record),
    })),
  );
  const arriving = (deliveries?.onTheirWay ?? []).map(({ id, at, subject, to }) => ({
    id: `message ${id}`,
    at,
    what: `The message "${subject}" to ${to} arrives`,
  }));
  const repeated = sent.map(({ id, nextAt, event, url }) => ({
    id: `webhook ${id}`,
    at: nextAt ?? 0,
    what: `The event "${eventWords[event.type].name}" is sent to ${url} again`,
  }));
  return [...ending, ...arriving, ...repeated].filter(({ at }) => at > now).sort((one, other) => one.at - other.at);
}
