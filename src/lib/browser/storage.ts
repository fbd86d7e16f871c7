import { isRecord, recordOf } from '../../api/response/record';
import type { Offers } from '../passkeys/offer-rules';

/**
 * One row of the storage table: the storage area, whether the value is personal, and a check. Sign-out
 * removes personal values. The check runs at each read, because a stored value may be old, edited or broken. Never
 * store passwords, codes, dates of birth or tokens.
 */
interface StorageEntry<T> {
  readonly name: string;
  readonly area: 'local' | 'session';
  readonly personal: boolean;
  /** Returns the value if the stored JSON has the right shape; otherwise undefined. */
  readonly read: (value: unknown) => T | undefined;
}

/** Details of a client switch, shown by /auth/switch-clients-message (see docs/product/4-states.md#switch-client). */
export interface SwitchDetails {
  /** The new client; missing in details that an earlier version stored. */
  readonly clientName?: string;
  readonly username: string;
  readonly isNexoClient: boolean;
  readonly redirectLoginUrl?: string;
}

/**
 * A running impersonation: the three values of the response headers of its start (see
 * docs/product/4-states.md#impersonation), and what the bar at the top of each page says.
 */
export interface ActingSession {
  readonly id: string;
  /** Epoch ms of the server's clock, as digits. */
  readonly expiry: string;
  readonly mode: string;
  /** Missing in values that an earlier version stored. */
  readonly firstName?: string;
  readonly lastName?: string;
  readonly clientName?: string;
  /** Epoch ms of the server's clock. */
  readonly startedAt?: number;
}

/** The input of signed-in forms that is not yet saved, by form, and the personId of its owner. */
export interface KeptInput {
  readonly owner: string;
  readonly forms: Readonly<Record<string, unknown>>;
}

/** The token of a page that the user leaves for the other sign-in system, to find it again on the way back. */
export interface LinkToken {
  /** Path of the page, e.g. "/auth/user-confirmation". */
  readonly path: string;
  readonly token: string;
  /** Epoch ms of this device after which it counts no more. */
  readonly until: number;
}

/** The table of all storage keys. */
export const STORAGE = {
  /** Kept until all sessions are ended. */
  passwordChanged: entry('password-changed', 'local', true, (value) => (value === true ? true : undefined)),
  /** Kept until the next sign-in. */
  switchDetails: entry('switch-details', 'session', true, readSwitchDetails),
  /** Kept until the impersonation or the session ends. All tabs share the session, so they share this too. */
  actingSession: entry('acting-session', 'local', true, readActingSession),
  /** Kept while the tab is open. */
  clientBrand: entry('client-brand', 'session', true, (value) => (value === 'rebrand' ? value : undefined)),
  /** Kept while its owner is signed in (docs/decisions/kept-input.md). */
  keptInput: entry('kept-input', 'session', true, readKeptInput),
  /** The change of the security tab that waits for a step-up. Kept until the tab opens again. */
  changeToResume: entry('change-to-resume', 'session', true, readText),
  /** The personId of the person before, kept while the page loads anew to show another account. */
  personBefore: entry('person-before', 'session', true, readText),
  /** Kept until the page has it again, and half an hour at most (docs/decisions/secrets.md). */
  linkToken: entry('link-token', 'session', true, readLinkToken),
  /** Kept until the next page has loaded. */
  carriedToast: entry('carried-toast', 'session', true, readText),
  /** Kept 30 days after each offer. Its keys are random user handles, so sign-out keeps it. */
  passkeyOffers: entry('passkey-offers', 'local', false, readOffers),
  /**
   * Kept until the user unticks "Remember my username" or uses another account. The user asked for it, so sign-out
   * keeps it (docs/decisions/secrets.md).
   */
  rememberedUsername: entry('remembered-username', 'local', false, (value) => readText(value) || undefined),
  /** Kept ten minutes: epoch ms of the reload. */
  reloadedForChunk: entry('reloaded-for-chunk', 'session', false, readNumber),
} as const;

/** The name of a row in the storage table. */
export type StorageKey = keyof typeof STORAGE;
type Stored<K extends StorageKey> = NonNullable<ReturnType<(typeof STORAGE)[K]['read']>>;

/** Fallback for full or forbidden storage. Its values last as long as the page. */
const keptInPage = new Map<StorageKey, unknown>();

/** Reads a value from storage or from the fallback. Undefined when it is missing or has the wrong shape. */
export function readStored<K extends StorageKey>(key: K): Stored<K> | undefined;
export function readStored(key: StorageKey): unknown {
  const text = attempt(() => area(key).getItem(STORAGE[key].name));
  if (text === undefined || text === null) return STORAGE[key].read(keptInPage.get(key));
  return STORAGE[key].read(attempt((): unknown => JSON.parse(text)));
}

/**
 * Writes a value to storage, or to the fallback when storage is full or forbidden.
 * @returns whether the value outlasts the page
 */
export function writeStored<K extends StorageKey>(key: K, value: Stored<K>): boolean {
  const isKept = attempt(() => {
    area(key).setItem(STORAGE[key].name, JSON.stringify(value));
    return true;
  });
  if (isKept !== true) keptInPage.set(key, value);
  tell();
  return isKept ?? false;
}

/** Removes a value from storage and from the fallback. */
export function removeStored(key: StorageKey): void {
  keptInPage.delete(key);
  attempt(() => area(key).removeItem(STORAGE[key].name));
  tell();
}

/** Removes all values about the user (docs/decisions/secrets.md: empty of personal data after logout). */
export function removePersonal(): void {
  for (const key of storageKeys()) if (STORAGE[key].personal) removeStored(key);
}

/**
 * Calls `listener` when this tab or another one writes or removes a value, for `useSyncExternalStore`.
 * @returns a function that stops this
 */
export function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function storageKeys(): StorageKey[] {
  const isKey = (key: string): key is StorageKey => key in STORAGE;
  return Object.keys(STORAGE).filter(isKey);
}

function entry<T>(
  name: string,
  where: 'local' | 'session',
  personal: boolean,
  read: (value: unknown) => T | undefined,
): StorageEntry<T> {
  return { name, area: where, personal, read };
}

function area(key: StorageKey): Storage {
  return STORAGE[key].area === 'local' ? window.localStorage : window.sessionStorage;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function readOffers(value: unknown): Offers | undefined {
  if (!isRecord(value)) return undefined;
  const offers = Object.entries(value).map(([userHandle, offer]) => {
    const { page, quiet } = recordOf(offer);
    return [userHandle, { page: readNumber(page), quiet: readNumber(quiet) }] as const;
  });
  return Object.fromEntries(offers);
}

function readLinkToken(value: unknown): LinkToken | undefined {
  const { path, token, until } = recordOf(value);
  return typeof path === 'string' && typeof token === 'string' && typeof until === 'number'
    ? { path, token, until }
    : undefined;
}

function readSwitchDetails(value: unknown): SwitchDetails | undefined {
  if (!isRecord(value) || typeof value.username !== 'string' || typeof value.isNexoClient !== 'boolean')
    return undefined;
  const redirectLoginUrl = readText(value.redirectLoginUrl);
  const clientName = readText(value.clientName);
  return {
    username: value.username,
    isNexoClient: value.isNexoClient,
    ...(clientName !== undefined && { clientName }),
    ...(redirectLoginUrl !== undefined && { redirectLoginUrl }),
  };
}

function readActingSession(value: unknown): ActingSession | undefined {
  if (!isRecord(value)) return undefined;
  const { id, expiry, mode, startedAt } = value;
  if (typeof id !== 'string' || typeof expiry !== 'string' || typeof mode !== 'string') return undefined;
  const names = { firstName: readText(value.firstName), lastName: readText(value.lastName) };
  const clientName = readText(value.clientName);
  return {
    id,
    expiry,
    mode,
    ...(names.firstName !== undefined && { firstName: names.firstName }),
    ...(names.lastName !== undefined && { lastName: names.lastName }),
    ...(clientName !== undefined && { clientName }),
    ...(typeof startedAt === 'number' && { startedAt }),
  };
}

function readKeptInput(value: unknown): KeptInput | undefined {
  return isRecord(value) && typeof value.owner === 'string' && isRecord(value.forms)
    ? { owner: value.owner, forms: value.forms }
    : undefined;
}
