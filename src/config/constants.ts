/** Business constants: the table of docs/product/9-limits.md. Times are in ms unless the name says otherwise. */

export const SESSION = {
  /** Below this remaining time the expiry modal opens. */
  warningMs: 60_000,
  /** Below this remaining time the app asks for the session's end early, if the flag is on. */
  earlySyncMs: 63_000,
  /** Subtracted from the remaining time, so that the app acts before the server. */
  graceMs: 5_000,
} as const;

/** Level of assurance that a step-up asks for by default. */
export const STEP_UP_LEVEL = 3;

export const LENGTHS = {
  password: { min: 8, max: 72 },
  email: { min: 1, max: 255 },
  text: { min: 2, max: 40 },
  loginUsername: { min: 1, max: 255 },
  username: { min: 5, max: 30 },
  changedUsername: { min: 5, max: 40 },
} as const;

/** The countdown to the logout after a password change. */
export const PASSWORD_CHANGED_LOGOUT = { afterMs: 10_000, tickMs: 500 } as const;
export const CHANGE_EMAIL_LOCKOUT_MINUTES = 5;
export const LOGIN_LOCKOUT_MINUTES = 5;
/** How long a page waits for the mobile app before it opens the store. */
export const APP_STORE_FALLBACK_MS = 500;
export const LOG_BATCH = { maxEntries: 10, debounceMs: 500 } as const;
/** Not from the product: after this wait for its screen or language, a page shows what it has already. */
export const SLOW_START_MS = 3_000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/**
 * Not from the product: the shortest time between two reloads of a page for a missing part. It exceeds two time-outs,
 * so that the second failure reaches the user.
 */
export const CHUNK_RELOAD_EVERY_MS = 600_000;

/**
 * Not from the product: so many times within so many ms sign-in sends a signed-in user on. After that the target itself
 * sends the user back, so sign-in stops.
 */
export const SENT_ON = { most: 5, withinMs: 30_000 };

/** Not from the product: how long a reload for a missing part waits until the log has said so. */
export const LOG_WAIT_MS = 1_000;

/** The cookie with the end of the session. The configuration may give it another name. */
export const SESSION_EXPIRY_COOKIE = 'session-expiry';
export const COOKIE_LIFETIME_DAYS = { regional: 365, general: 7 } as const;

export const CLIENT_SEARCH = { pageSize: 5, debounceMs: 500, maxLength: 100 } as const;
export const RELOAD_AFTER_ADD_CLIENT_MS = 500;
export const DEVICES_PAGE_SIZE = 5;

/**
 * Associates of this client may add access to other clients. The client is also exempt from the company-e-mail rule.
 */
export const SPECIAL_CLIENT_ID = '002';

export const DEFAULTS = {
  language: 'en-US',
  baseLanguage: 'en',
  region: 'US',
  /** Used when the browser does not report its own. */
  timezone: 'America/New_York',
  displayTimezone: 'America/New_York',
} as const;

export const CONTACT_PURPOSES = ['personal', 'business'] as const;

/** The product's version number, which logs and error pages show. */
export const WEB_BUILD = '3.5.118';
export const COPYRIGHT_FIRST_YEAR = 2000;

/** Not from the product: the longest life of a challenge for a passkey. */
export const PASSKEY_CHALLENGE_MS = 300_000;
/** Not from the product: a challenge counts as valid for so long at least, because the clock of the device may be wrong. */
export const PASSKEY_CHALLENGE_LEAST_MS = 60_000;
/** Not from the product: the longest time of an automatic creation of a passkey, which blocks all other ceremonies. */
export const QUIET_CREATION_MS = 5_000;
/** Not from the product: the shortest time between two offers of a passkey to a user on a device, in days. */
export const PASSKEY_OFFER_DAYS = 30;

/** Not from the product: the app refuses a longer redirect target. The longest link to its agreements fits. */
export const MAX_REDIRECT_LENGTH = 4_096;
/** The pages that a host page may frame. Only they tell a host page how they ended (mobile-bridge.ts). */
export const EMBEDDED_PATHS: readonly string[] = ['/auth/step-up', '/auth/verify-contact-info'];
