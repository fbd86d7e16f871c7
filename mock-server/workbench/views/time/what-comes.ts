import type { Snapshot, StoredRecord } from '../../data/control';
import { inWords } from '../../data/operations';

/** Happens by itself when the world's clock reaches it. */
export interface Coming {
  id: string;
  /** Epoch ms of the world's clock. */
  at: number;
  what: string;
}

interface End {
  collection: string;
  key: string;
  /** The field that holds the end, or the path to it with dots. */
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
  {
    collection: 'sessions',
    key: 'id',
    field: 'impersonation.expiresAt',
    what: (one) => `The impersonation in the session of ${one['personId']} ends`,
  },
  {
    collection: 'persons',
    key: 'id',
    field: 'security.pendingTotp.expiresAt',
    what: (one) => `The new authenticator app of ${one['id']} can no longer be confirmed`,
  },
  {
    collection: 'persons',
    key: 'id',
    field: 'security.pendingBackupCodes.expiresAt',
    what: (one) => `The new backup codes of ${one['id']} can no longer be confirmed`,
  },
];

/** A used or declined link leads nowhere, so nothing happens at its end. */
function isOpen({ state }: StoredRecord): boolean {
  return state !== 'used' && state !== 'declined';
}

/** What happens after `now` (epoch ms) without a call, soonest first. */
export function whatComes({ collections, deliveries }: Snapshot, now: number): Coming[] {
  const ending = ends.flatMap(({ collection, key, field, what }) =>
    (collections[collection] ?? []).filter(isOpen).map((record) => ({
      id: `${collection} ${String(record[key])} ${field}`,
      at: instantAt(record, field),
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

/** Epoch ms; 0 for a record without the field. */
function instantAt(record: StoredRecord, path: string): number {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      record,
    );
  return typeof found === 'number' ? found : 0;
}
