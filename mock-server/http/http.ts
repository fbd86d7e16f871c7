import { parse, serialize } from 'cookie';

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

export function pathOf({ url }: Pick<MockRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? url;
}

/** The query of a request, without its question mark. */
function searchOf({ url }: Pick<MockRequest, 'url'>): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/** The parameters of the query. One that comes several times has all its values, and the contract takes it once. */
export function queryOf(request: Pick<MockRequest, 'url'>): Record<string, unknown> {
  const params = new URLSearchParams(searchOf(request));
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** HEAD asks for the head of the response to GET. The adapters leave out its body. */
export function handledMethod({ method }: Pick<MockRequest, 'method'>): string {
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
export interface MockResponse {
  status: number;
  headers: [name: string, value: string][];
  body: string | Uint8Array | null;
  /** Resolves when the response is due. */
  late?: Promise<void>;
  drop?: boolean;
  truncate?: boolean;
  /** Yields each part of the body when it is due. Without it the body goes in one part. */
  paced?: (body: Uint8Array) => AsyncIterable<Uint8Array<ArrayBuffer>>;
}

/**
 * Parses a Cookie header (RFC 6265) into values by name. The first value of a name wins, because browsers send the most
 * specific cookie first. A badly encoded value is returned unchanged.
 */
export function parseCookies(header = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(parse(header)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export interface CookieOptions {
  httpOnly?: boolean;
  /** Seconds. Without it the cookie ends with the browser session; 0 removes the cookie. */
  maxAge?: number;
  path?: string;
}

/**
 * A Set-Cookie value with SameSite=Lax. It has no Secure attribute, because the mock server listens on loopback; a
 * deployment adds it.
 */
export function setCookie(
  name: string,
  value: string,
  { httpOnly = false, maxAge, path = '/' }: CookieOptions = {},
): string {
  return serialize(name, value, { httpOnly, path, sameSite: 'lax', ...(maxAge !== undefined && { maxAge }) });
}
