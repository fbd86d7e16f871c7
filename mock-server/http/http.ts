import { parse, serialize } from 'cookie';

/**
 * A request as every adapter hands it over: header names in lower case, the URL as path and query, the body as it came.
 */
export interface MockRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | null;
  /** The origin that the browser sees, for links in mails; without a trailing slash. */
  origin: string;
}

/**
 * An answer as every adapter sends it, once it is due. `drop`: destroy the connection; `truncate`: announce all of the
 * body, send half, then destroy.
 */
export interface MockAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: string | Uint8Array | null;
  /** Ends when the answer is due. */
  late?: Promise<void>;
  drop?: boolean;
  truncate?: boolean;
  /**
   * A long answer that goes on (server-sent events): the adapter calls it with a way to write and a signal of the end.
   */
  stream?: (write: (text: string) => void, closed: AbortSignal) => void;
}

/**
 * Cookies of a Cookie header (RFC 6265) by name. The first of a name wins, as browsers send the most specific first. A
 * value that is not well encoded stays as it is.
 */
export function parseCookies(header: string | undefined): Record<string, string> {
  const given = Object.entries(parse(header ?? ''));
  return Object.assign(Object.create(null), Object.fromEntries(given.filter(([, value]) => value !== undefined)));
}

export interface CookieOptions {
  httpOnly?: boolean;
  /** Seconds; without it a session cookie, 0 removes. */
  maxAge?: number;
  path?: string;
}

/** A Set-Cookie value (SameSite=Lax; Secure is added by a deployment, the mock server answers on loopback). */
export function setCookie(
  name: string,
  value: string,
  { httpOnly = false, maxAge, path = '/' }: CookieOptions = {},
): string {
  return serialize(name, value, { httpOnly, path, sameSite: 'lax', ...(maxAge !== undefined && { maxAge }) });
}
