import { parseCookies, type MockResponse, type MockRequest } from './http';

/** Over https these cookies have the prefix `__Host-` (see docs/decisions/names.md). */
const bound: ReadonlySet<string> = new Set(['session', 'csrf-token']);
const prefix = '__Host-';

/** Browsers accept cookies with the prefix only over https. */
export function isSecure({ origin }: MockRequest): boolean {
  return origin.startsWith('https:');
}

/**
 * Gives the cookies of a request over https their plain names, so that the handlers know one name each. A plain cookie
 * that must have the prefix is dropped, because a neighbour host can set it.
 */
export function withPlainNames(request: MockRequest): MockRequest {
  const { cookie, ...headers } = request.headers;
  if (cookie === undefined) return request;
  const kept = Object.entries(parseCookies(cookie)).flatMap(([name, value]) => {
    if (bound.has(name)) return [];
    return [`${plainName(name)}=${encodeURIComponent(value)}`];
  });
  return { ...request, headers: { ...headers, cookie: kept.join('; ') } };
}

export function plainName(name: string): string {
  const plain = name.startsWith(prefix) ? name.slice(prefix.length) : name;
  return bound.has(plain) ? plain : name;
}

export function hostName(name: string): string {
  return bound.has(name) ? `${prefix}${name}` : name;
}

/** Adds the prefix to the cookies that a response over https sets, and Secure to every cookie. */
export function withHostNames(response: MockResponse): MockResponse {
  const headers = response.headers.map(([name, value]): [string, string] => {
    if (name.toLowerCase() !== 'set-cookie') return [name, value];
    const cookie = value.slice(0, value.indexOf('='));
    return [name, `${hostName(cookie)}${value.slice(cookie.length)}; Secure`];
  });
  return { ...response, headers };
}
