import { hostName, plainName } from '../http/host-cookies';
import { parseCookies } from '../http/http';

/**
 * The Cookie header for a real service. It has the names that the service gave its cookies, and no cookie of the mock
 * server itself.
 * @param isSecure whether the service is reached over https, where two cookies have the prefix `__Host-`
 */
export function cookiesForTarget(header: string | undefined, isSecure: boolean): string {
  return Object.entries(parseCookies(header))
    .filter(([name]) => name !== 'mock-world')
    .map(([name, value]) => `${isSecure ? hostName(name) : name}=${encodeURIComponent(value)}`)
    .join('; ');
}

/**
 * A Set-Cookie value of a real service, as the mock server sends it. It has the plain name, and no attributes that tie
 * it to the service's host and to https. When the mock server itself is behind https, `withHostNames` adds them.
 */
export function cookieFromTarget(setCookie: string): string {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const kept = attributes.flatMap((attribute) => {
    if (/^(?:secure|partitioned|domain=.*)$/i.test(attribute)) return [];
    return /^samesite=none$/i.test(attribute) ? ['SameSite=Lax'] : [attribute];
  });
  return [`${plainName(pair.slice(0, at))}${pair.slice(at)}`, ...kept].join('; ');
}
