import { parse, serialize } from 'cookie';
import { keepingLast } from '../contract/keeping-last';

/**
 * A request in the form that every adapter passes on. Header names are in lower case, the URL is path and query, the
 * body is raw bytes.
 */
export interface MockRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | null;
  /** The origin that the browser sees, without a trailing slash. */
  origin: string;
  /** The origin of the app, for links in mails, when the app has another origin than the mock server. */
  appOrigin?: string;
}

/** The method that decides the response: HEAD asks for the head of what GET answers. The adapters omit the body. */
export function answeredMethod({ method }: Pick<MockRequest, 'method'>): string {
  return method === 'HEAD' ? 'GET' : method;
}

/** The methods of an `Allow` header: a path that takes GET takes HEAD too. */
export function allowedMethods(declared: readonly string[]): string {
  return declared.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

/**
 * A response in the form that every adapter sends, once it is due. `drop` destroys the connection. `truncate` announces
 * the whole body, sends half of it, and then destroys the connection.
 */
export interface MockAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: string | Uint8Array | null;
  /** Resolves when the response is due. */
  late?: Promise<void>;
  drop?: boolean;
  truncate?: boolean;
  /** Gives the parts of the body when each is due; without it the body goes in one. */
  paced?: (body: Uint8Array) => AsyncIterable<Uint8Array<ArrayBuffer>>;
  /**
   * For a response that stays open (server-sent events). The adapter calls it with a function that writes, and a signal
   * that aborts when the connection closes.
   */
  stream?: (write: (text: string) => void, closed: AbortSignal) => void;
}

/**
 * Parses a Cookie header (RFC 6265) into values by name. The first value of a name wins, because browsers send the most
 * specific cookie first. A badly encoded value is returned unchanged.
 */
export function parseCookies(header = ''): Readonly<Record<string, string>> {
  return cookiesOf(header);
}

const cookiesOf = keepingLast((header: string): Readonly<Record<string, string>> => {
  const values = parse(header);
  // A copy into an object without a prototype would cost more than the parsing. The library makes one without gaps.
  return areTexts(values) ? values : {};
});

function areTexts(values: Readonly<Record<string, string | undefined>>): values is Record<string, string> {
  for (const name in values) if (values[name] === undefined) return false;
  return true;
}

/** Attributes of a cookie for `setCookie`. */
export interface CookieOptions {
  httpOnly?: boolean;
  /** Seconds. Without it the cookie ends with the browser session; 0 removes the cookie. */
  maxAge?: number;
  path?: string;
}

/**
 * A Set-Cookie value with SameSite=Lax. It has no Secure attribute, because the mock server answers on loopback; a
 * deployment adds it.
 */
export function setCookie(name: string, value: string, options: CookieOptions = {}): string {
  return cookieSetter(name, options)(value);
}

/** `setCookie` for a cookie that many responses set: it writes the attributes once. */
export function cookieSetter(
  name: string,
  { httpOnly = false, maxAge, path = '/' }: CookieOptions = {},
): (value: string) => string {
  const options = { httpOnly, path, sameSite: 'lax', ...(maxAge !== undefined && { maxAge }) } as const;
  const attributes = serialize(name, '', options).slice(`${name}=`.length);
  return (value) => `${name}=${encodeURIComponent(value)}${attributes}`;
}
