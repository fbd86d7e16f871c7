import { cookiesIn } from '../api/request/csrf';
import { COOKIE_LIFETIME_DAYS, SESSION_EXPIRY_COOKIE } from '../config/constants';
import { perApp } from '../lifetime';

/**
 * The table of all cookies. `days` is the lifetime of a cookie that the app writes. The server writes the cookies with
 * `days: null`; the app only reads or removes those. The API clients read the CSRF token (api/request/csrf.ts). The app
 * cannot see the `session` cookie, which is HttpOnly.
 */
export const COOKIES = {
  sessionExpiry: { name: SESSION_EXPIRY_COOKIE, days: null },
  ssoSession: { name: 'sso-session', days: null },
  userLanguage: { name: 'user-language', days: COOKIE_LIFETIME_DAYS.regional },
  userRegion: { name: 'user-region', days: COOKIE_LIFETIME_DAYS.regional },
  userTimezone: { name: 'user-timezone', days: COOKIE_LIFETIME_DAYS.regional },
  userId: { name: 'user-id', days: COOKIE_LIFETIME_DAYS.general },
  /** Written and removed at once, to see whether the browser keeps cookies. */
  probe: { name: 'cookie-check', days: null },
} as const;

export type CookieKey = keyof typeof COOKIES;
export type OwnCookieKey = { [K in CookieKey]: (typeof COOKIES)[K]['days'] extends null ? never : K }[CookieKey];

const DAY_SECONDS = 86_400;

const state = perApp((): { expiryName: string; known?: string | undefined } => ({
  expiryName: COOKIES.sessionExpiry.name,
}));

export function nameSessionExpiryCookie(name: string): void {
  state().expiryName = name;
}

function nameOf(key: CookieKey): string {
  return key === 'sessionExpiry' ? state().expiryName : COOKIES[key].name;
}

/** Undefined when it is missing or its value cannot be decoded. */
export function readCookie(key: CookieKey, source?: string): string | undefined {
  return readCookies(key, source)[0];
}

/** The values of all cookies of one name that can be decoded, in the order of `cookiesIn`. */
export function readCookies(key: CookieKey, source: string = documentCookie()): string[] {
  return cookiesIn(source, nameOf(key)).flatMap((value) => {
    try {
      return decodeURIComponent(value);
    } catch {
      return [];
    }
  });
}

export function writeCookie(key: OwnCookieKey, value: string): void {
  const { name, days } = COOKIES[key];
  setCookie(`${name}=${encodeURIComponent(value)}; Max-Age=${days * DAY_SECONDS}`);
}

export function removeCookie(key: CookieKey): void {
  setCookie(`${nameOf(key)}=; Max-Age=0`);
}

/** Writes one: some browsers and extensions block cookies but report them as enabled. */
export function keepsCookies(): boolean {
  if (!navigator.cookieEnabled) return false;
  if (documentCookie() !== '') return true;
  setCookie(`${COOKIES.probe.name}=1`);
  const isKept = readCookie('probe') !== undefined;
  removeCookie('probe');
  return isKept;
}

export function writeRegionalCookies(settings: {
  language?: string | undefined;
  region?: string;
  timezone?: string;
}): void {
  if (settings.language) writeCookie('userLanguage', settings.language);
  if (settings.region) writeCookie('userRegion', settings.region);
  if (settings.timezone) writeCookie('userTimezone', settings.timezone);
}

function setCookie(pair: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  state().known = undefined;
  try {
    document.cookie = `${pair}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed frame forbids cookies. The app then asks for the settings again and loses nothing else.
  }
}

/** The browser asks another process for them, and one render reads ten. */
function documentCookie(): string {
  const read = state();
  if (read.known === undefined) {
    queueMicrotask(() => (read.known = undefined));
    read.known = cookiesNow();
  }
  return read.known;
}

function cookiesNow(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
