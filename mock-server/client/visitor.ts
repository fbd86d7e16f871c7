import { parseCookies } from '../http';
import { type Send } from '../client';

/** One browser, as far as the services see it: keeps its cookies, and sends the CSRF token with whatever changes something. */
export interface Visitor {
  /** Its cookies by name. */
  readonly cookies: ReadonlyMap<string, string>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  setCookie(name: string, value: string): void;
}

/** A visitor with an empty cookie jar, in a world. */
export function newVisitor({ origin, send, world }: { origin: string; send: Send; world: string }): Visitor {
  const jar = new Map<string, string>();
  const exchange = async (path: string, init: RequestInit): Promise<Response> => {
    const request = new Request(new URL(path, origin), { redirect: 'manual', ...init });
    request.headers.set('X-Mock-World', world);
    if (jar.size > 0) request.headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '));
    const token = jar.get('csrf-token');
    if (token !== undefined && request.method !== 'GET' && !request.headers.has('X-CSRF-Token')) request.headers.set('X-CSRF-Token', token);
    const response = await send(request);
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
    return response;
  };
  return {
    cookies: jar,
    setCookie: (name, value) => void jar.set(name, value),
    async fetch(path, init = {}) {
      const isChange = init.method !== undefined && init.method.toUpperCase() !== 'GET';
      // The token comes with the first answer, as in a browser that has opened the page.
      if (isChange && !jar.has('csrf-token')) await exchange('/api/authentication-service/v0/check', {});
      return exchange(path, init);
    },
  };
}

function keep(jar: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  for (const [name, value] of Object.entries(parseCookies(pair))) {
    if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) jar.delete(name);
    else jar.set(name, value);
  }
}
