/**
 * Business constants: the one table of docs/product/9-limits.md. Times are milliseconds unless the name says otherwise.
 */

export const SESSION = {
  /** Under this remaining time the expiry modal shows; it is also what the modal's display resets to. */
  warningMs: 60_000,
  /** Under this remaining time the session's lifetime is synced early, when the flag for it is on. */
  earlySyncMs: 63_000,
  /** Taken off the remaining time, so that the app acts before the server does. */
  graceMs: 5_000,
} as const;

export const STEP_UP_LEVEL = 3;

/** Lengths are in characters, both ends included. */
export const LENGTHS = {
  password: { min: 8, max: 72 },
  email: { min: 1, max: 255 },
  text: { min: 2, max: 40 },
  loginUsername: { min: 1, max: 255 },
  /** Account creation and basic credentials. */
  username: { min: 5, max: 30 },
  /** The change-username pages. */
  changedUsername: { min: 5, max: 40 },
} as const;

export const PASSWORD_CHANGED_LOGOUT = { afterMs: 10_000, tickMs: 500 } as const;
export const INVITATION_LIFETIME_DAYS = 15;
export const CHANGE_EMAIL_LOCKOUT_MINUTES = 5;
export const LOGIN_LOCKOUT_MINUTES = 5;
export const APP_STORE_FALLBACK_MS = 500;
export const LOG_BATCH = { maxEntries: 10, debounceMs: 500 } as const;
/** Ours: a page that waits longer than this for its screen or its language shows what it has, never nothing. */
export const SLOW_START_MS = 3_000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/**
 * Ours: a page reloads itself for a part that did not arrive at most this often; longer than two time-outs, so that it
 * is told the second time.
 */
export const CHUNK_RELOAD_EVERY_MS = 600_000;

/** Widths in CSS pixels at which a layout grows: small below the first, large from the second. */
export const BREAKPOINTS = { medium: 560, large: 1024 } as const;

export const COOKIE_LIFETIME_DAYS = { regional: 365, general: 7 } as const;

export const CLIENT_SEARCH = { limit: 6, pageSize: 5, debounceMs: 500, modalWidthPx: 750 } as const;
export const RELOAD_AFTER_ADD_CLIENT_MS = 500;
export const DEVICES_PAGE_SIZE = 5;
export const IMPERSONATION_MODAL_WIDTH_PX = 450;

/** Associates of this client may add other clients to their access; it is also exempt from the company-e-mail rule. */
export const SPECIAL_CLIENT_ID = '002';

export const DEFAULTS = {
  language: 'en-US',
  baseLanguage: 'en',
  region: 'US',
  /** Used when the browser does not tell its own. */
  timezone: 'America/New_York',
  displayTimezone: 'America/New_York',
} as const;

export const CONTACT_TYPES = ['PHONE', 'EMAIL', 'VOICE', 'TEXT'] as const;
export const CONTACT_PURPOSES = ['personal', 'business'] as const;
export const AUTHENTICATION_TYPES = ['Nexo', 'Lifion'] as const;

export const FALLBACK_REDIRECTS = { cancel: '/auth/logout', addContact: '/', logout: '/auth/login' } as const;

export const VERSIONS = { textCatalogue: '1.0.27', webBuild: '3.5.118' } as const;
export const COPYRIGHT_FIRST_YEAR = 2000;

/** Ours, not the product's: a redirect target longer than this is refused rather than followed. */
export const MAX_REDIRECT_LENGTH = 2_048;
/** Ours: how deep a redirect target may carry another one in its query. Deeper ones are dropped, so that chains end. */
export const MAX_REDIRECT_DEPTH = 2;
