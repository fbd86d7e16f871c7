import * as z from 'zod/mini';
import { perApp } from '../lifetime';

/** Details that an earlier version stored name no new client. */
const switchDetails = z.object({
  clientName: z.optional(z.string()),
  username: z.string(),
  isNexoClient: z.boolean(),
  redirectLoginUrl: z.optional(z.string()),
});
export type SwitchDetails = z.infer<typeof switchDetails>;

/**
 * A running impersonation: the three values of the response headers of its start, and what the bar at the top of each
 * page says. An earlier version stored the three alone. Both times are epoch ms of the server's clock.
 */
const actingSession = z.object({
  id: z.string(),
  expiry: z.string(),
  mode: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  clientName: z.optional(z.string()),
  startedAt: z.optional(z.number()),
  /** The user that the service names during the impersonation. Unknown before its first response. */
  personId: z.optional(z.string()),
});
export type ActingSession = z.infer<typeof actingSession>;

/** The input of signed-in forms that is not yet saved, by form, and the personId of its owner. */
const keptInput = z.object({ owner: z.string(), forms: z.record(z.string(), z.unknown()) });

/**
 * The token of a page that the user leaves for the other sign-in system, so that the way back finds it. `until` is
 * epoch ms of this device.
 */
const linkToken = z.object({ path: z.string(), token: z.string(), until: z.number() });

const carriedToast = z.object({ type: z.literal(['success', 'info', 'error']), key: z.string() });

/** In epoch ms. Random user handles name the users. */
const passkeyOffers = z.record(z.string(), z.object({ page: z.optional(z.number()), quiet: z.optional(z.number()) }));

/**
 * The table of all storage keys: the area, the shape, and whether the value is personal. Sign-out removes personal
 * values. The shape is checked at each read, because a stored value may be old, edited or broken. Never store
 * passwords, codes, dates of birth or tokens of a session.
 */
export const STORAGE = {
  /** The personId of who changed it: the next person can come by an identity provider, without a sign-in here. */
  passwordChanged: { name: 'password-changed', area: 'local', personal: true, schema: z.string() },
  switchDetails: { name: 'switch-details', area: 'session', personal: true, schema: switchDetails },
  /** Kept until the impersonation or the session ends. All tabs share the session, so they share this too. */
  actingSession: { name: 'acting-session', area: 'local', personal: true, schema: actingSession },
  clientBrand: { name: 'client-brand', area: 'session', personal: true, schema: z.literal('rebrand') },
  keptInput: { name: 'kept-input', area: 'session', personal: true, schema: keptInput },
  changeToResume: { name: 'change-to-resume', area: 'session', personal: true, schema: z.string() },
  personBefore: { name: 'person-before', area: 'session', personal: true, schema: z.string() },
  /** Kept until the page reads it again, and half an hour at most. */
  linkToken: { name: 'link-token', area: 'session', personal: true, schema: linkToken },
  carriedToast: { name: 'carried-toast', area: 'session', personal: true, schema: carriedToast },
  /** Kept 30 days after each offer. Its keys are random user handles, so sign-out keeps it. */
  passkeyOffers: { name: 'passkey-offers', area: 'local', personal: false, schema: passkeyOffers },
  /**
   * Kept until the user unticks "Remember me" or uses another account. The user asked for it, so sign-out
   * keeps it.
   */
  rememberedUsername: {
    name: 'remembered-username',
    area: 'local',
    personal: false,
    schema: z.string().check(z.minLength(1)),
  },
  /** How the remembered username last signed in, if not with a password here: at the other system, or with a passkey. */
  rememberedWay: {
    name: 'remembered-way',
    area: 'local',
    personal: false,
    schema: z.literal(['elsewhere', 'passkey']),
  },
  /**
   * The type of the method that last confirmed a user here. It names no person, number or address, so sign-out keeps
   * it.
   */
  stepUpMethod: {
    name: 'step-up-method',
    area: 'local',
    personal: false,
    schema: z.literal(['SMS', 'VOICE', 'EMAIL', 'TOTP', 'PASSKEY']),
  },
  /** Epoch ms of the last times that sign-in sent this tab on by itself. */
  sentOn: { name: 'sent-on', area: 'session', personal: false, schema: z.array(z.number()) },
  /** Epoch ms of the reload. Kept ten minutes. */
  reloadedForChunk: { name: 'reloaded-for-chunk', area: 'session', personal: false, schema: z.number() },
} as const;

export type StorageKey = keyof typeof STORAGE;
type Values = { [K in StorageKey]: z.output<(typeof STORAGE)[K]['schema']> };
export type Stored<K extends StorageKey> = Values[K];

const table: { readonly [K in StorageKey]: { readonly schema: z.ZodMiniType<Values[K]> } } = STORAGE;

/** Fallback for full or forbidden storage. Its values last as long as the page. */
const keptInPage = perApp(() => new Map<StorageKey, unknown>());

export function readStored<K extends StorageKey>(key: K): Stored<K> | undefined {
  const text = attempt(() => area(key).getItem(STORAGE[key].name)) ?? undefined;
  const value: unknown = text === undefined ? keptInPage().get(key) : attempt((): unknown => JSON.parse(text));
  return z.safeParse(table[key].schema, value).data;
}

/** Returns whether the value outlasts the page. */
export function writeStored<K extends StorageKey>(key: K, value: Stored<K>): boolean {
  const isKept = attempt(() => {
    area(key).setItem(STORAGE[key].name, JSON.stringify(value));
    return true;
  });
  if (isKept !== true) keptInPage().set(key, value);
  tell();
  return isKept ?? false;
}

export function removeStored(key: StorageKey): void {
  keptInPage().delete(key);
  attempt(() => area(key).removeItem(STORAGE[key].name));
  tell();
}

export function removePersonal(): void {
  for (const key of storageKeys()) if (STORAGE[key].personal) removeStored(key);
}

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
