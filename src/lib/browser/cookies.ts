import { COOKIE_LIFETIME_DAYS } from '../config/constants';

/**
 * The one table of cookies (see docs/decisions/names.md). `days` is how long the app keeps what it writes; a cookie
 * that the server writes has `days: null` and the app only ever reads or removes it. The `session` cookie is HttpOnly:
 * the app cannot see it at all.
 */
export const COOKIES = {
  sessionExpiry: {
    name: 'session-expiry',
    days: null,
    holds: 'end of the session; the configuration may give it another name',
  },
  ssoSession: { name: 'sso-session', days: null, holds: 'marker of a single-sign-on session' },
  csrfToken: { name: 'csrf-token', days: null, holds: 'CSRF token, sent back in a header' },
  userLanguage: { name: 'user-language', days: COOKIE_LIFETIME_DAYS.regional, holds: 'language, such as fr-CA' },
  userRegion: { name: 'user-region', days: COOKIE_LIFETIME_DAYS.regional, holds: 'region, such as CA' },
  userTimezone: { name: 'user-timezone', days: COOKIE_LIFETIME_DAYS.regional, holds: 'IANA time zone' },
  userId: { name: 'user-id', days: COOKIE_LIFETIME_DAYS.general, holds: 'stored user id, removed at sign-in' },
  probe: {
    name: 'cookie-check',
    days: null,
    holds: 'nothing: written and removed at once, to see whether cookies are kept',
  },
} as const;

export type CookieKey = keyof typeof COOKIES;
/** The cookies that the app itself may write. */
export type OwnCookieKey = { [K in CookieKey]: (typeof COOKIES)[K]['days'] extends null ? never : K }[CookieKey];

const DAY_SECONDS = 86_400;

let expiryName: string = COOKIES.sessionExpiry.name;

/**
 * Sets the name of the cookie that says when the session ends, as the configuration has it; called once, before the app
 * starts.
 */
export function nameSessionExpiryCookie(name: string): void {
  expiryName = name;
}

function nameOf(key: CookieKey): string {
  return key === 'sessionExpiry' ? expiryName : COOKIES[key].name;
}

/**
 * Reads a cookie; undefined when there is none or its value cannot be decoded. `source` is what `document.cookie`
 * gives.
 */
export function readCookie(key: CookieKey, source: string = documentCookie()): string | undefined {
  const prefix = `${nameOf(key)}=`;
  for (const pair of source.split(';')) {
    const text = pair.trim();
    if (!text.startsWith(prefix)) continue;
    try {
      return decodeURIComponent(text.slice(prefix.length));
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** Writes a cookie of our own for as long as the table says. Where cookies are switched off nothing happens. */
export function writeCookie(key: OwnCookieKey, value: string): void {
  const { name, days } = COOKIES[key];
  setCookie(`${name}=${encodeURIComponent(value)}; Max-Age=${days * DAY_SECONDS}`);
}

export function removeCookie(key: CookieKey): void {
  setCookie(`${nameOf(key)}=; Max-Age=0`);
}

/** Whether the browser keeps cookies. Some block them, or an extension does, and still say that they are enabled. */
export function keepsCookies(): boolean {
  if (!navigator.cookieEnabled) return false;
  if (documentCookie() !== '') return true;
  setCookie(`${COOKIES.probe.name}=1`);
  const isKept = readCookie('probe') !== undefined;
  removeCookie('probe');
  return isKept;
}

/**
 * The personal settings that sign-in and localization answer with, kept for a year (see docs/product/4-states.md#login
 * and docs/product/9-limits.md).
 */
export function writeRegionalCookies(settings: { language?: string; region?: string; timezone?: string }): void {
  if (settings.language) writeCookie('userLanguage', settings.language);
  if (settings.region) writeCookie('userRegion', settings.region);
  if (settings.timezone) writeCookie('userTimezone', settings.timezone);
}

function setCookie(pair: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${pair}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed frame forbids cookies: the settings are then asked for again, nothing else is lost.
  }
}

function documentCookie(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
