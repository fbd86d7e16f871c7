import type { Snapshot, StoredRecord } from '../../data/control';
import { inWords } from '../../data/operations';

/** Happens by itself when the world's clock reaches it. */
export interface ComingEvent {
  id: string;
  /** Epoch ms of the world's clock. */
  at: number;
  what: string;
}

interface End {
  collection: string;
  key: string;
  field: string;
  what: (record: StoredRecord) => string;
}

/** The fields where each collection keeps an end. */
const ends: readonly End[] = [
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

/** A used or declined link leads nowhere, so nothing happens at its end. */
function isOpen({ state }: StoredRecord): boolean {
  return state !== 'used' && state !== 'declined';
}

/** What happens after `now` (epoch ms) without a call, soonest first. */
export function whatComes({ collections, deliveries }: Snapshot, now: number): ComingEvent[] {
  const ending = ends.flatMap(({ collection, key, field, what }) =>
    (collections[collection] ?? []).filter(isOpen).map((record) => ({
      id: `${collection} ${String(record[key])} ${field}`,
      at: Number(record[field] ?? 0),
      what: what(record),
    })),
  );
  const arriving = (deliveries?.onTheirWay ?? []).map(({ id, at, subject, to }) => ({
    id: `message ${id}`,
    at,
    what: `The message "${subject}" to ${to} arrives`,
  }));
  return [...ending, ...arriving].filter(({ at }) => at > now).sort((one, other) => one.at - other.at);
}
