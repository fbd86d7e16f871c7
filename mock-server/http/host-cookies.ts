import { parseCookies, type MockAnswer, type MockRequest } from '../wire/http';

/** The cookies that over https have the prefix `__Host-` (see docs/decisions/names.md). */
const bound: ReadonlySet<string> = new Set(['session', 'csrf-token']);
const prefix = '__Host-';

/** Whether browsers reach the mock server over https. Only then they accept cookies with the prefix. */
export function isSecure({ origin }: MockRequest): boolean {
  return origin.startsWith('https:');
}

/**
 * Gives the cookies of a request over https their plain names, so that the handlers know one name each. Drops a plain
 * cookie that must have the prefix: a neighbour host can set it.
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

/** The name of a cookie over http: without the prefix, if it is one that has it over https. */
export function plainName(name: string): string {
  const plain = name.startsWith(prefix) ? name.slice(prefix.length) : name;
  return bound.has(plain) ? plain : name;
}

/** The name of a cookie over https. */
export function hostName(name: string): string {
  return bound.has(name) ? `${prefix}${name}` : name;
}

/** Adds the prefix to the cookies that a response over https sets, and Secure to every cookie. */
export function withHostNames(answer: MockAnswer): MockAnswer {
  const headers = answer.headers.map(([name, value]): [string, string] => {
    if (name.toLowerCase() !== 'set-cookie') return [name, value];
    const cookie = value.slice(0, value.indexOf('='));
    return [name, `${hostName(cookie)}${value.slice(cookie.length)}; Secure`];
  });
  return { ...answer, headers };
}
