import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCookie } from '../http/http';
import { CookieJar } from './cookie-jar';

const inBrowser = new Map<string, string>();

beforeEach(() => {
  inBrowser.clear();
  vi.stubGlobal('cookieStore', {
    getAll: async () => [...inBrowser].map(([name, value]) => ({ name, value })),
    set: async ({ name, value, expires }: { name: string; value: string; expires: number | null }) =>
      void ((expires ?? Infinity) > Date.now() + 30_000 && inBrowser.set(name, value)),
    delete: async ({ name }: { name: string }) => void inBrowser.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the cookie jar of the service worker', () => {
  it('gives readable cookies to the browser and hides HttpOnly ones from it', async () => {
    const jar = new CookieJar();
    await jar.store([
      setCookie('session', 'secret', { httpOnly: true }),
      setCookie('csrf-token', 'token', { maxAge: 60 }),
    ]);
    expect([...inBrowser]).toEqual([['csrf-token', 'token']]);
    expect(await jar.header()).toBe('session=secret; csrf-token=token');
  });

  it('lets the page write what the browser does not store from a worker, as WebKit over http', async () => {
    vi.stubGlobal('cookieStore', { getAll: async () => [], set: async () => undefined, delete: async () => undefined });
    const written: string[] = [];
    const jar = new CookieJar();
    await jar.store(
      [setCookie('session', 'secret', { httpOnly: true }), setCookie('csrf-token', 'token', { maxAge: 60 })],
      async (cookie) => void written.push(cookie),
    );
    expect(written).toEqual(['csrf-token=token; Max-Age=60; Path=/; SameSite=Lax']);
  });

  it('asks nothing of the page where the browser stores it', async () => {
    const written: string[] = [];
    await new CookieJar().store(
      [setCookie('csrf-token', 'token'), setCookie('csrf-token', '', { maxAge: 0 })],
      async (cookie) => void written.push(cookie),
    );
    expect(written).toEqual([]);
  });

  it('sends the cookies that the page has set', async () => {
    inBrowser.set('user-language', 'fr-CA');
    expect(await new CookieJar().header()).toBe('user-language=fr-CA');
  });

  it('removes both kinds of cookie with Max-Age=0', async () => {
    const jar = new CookieJar();
    await jar.store([setCookie('session', 'secret', { httpOnly: true }), setCookie('session-expiry', '1')]);
    await jar.store([
      setCookie('session', '', { httpOnly: true, maxAge: 0 }),
      setCookie('session-expiry', '', { maxAge: 0 }),
    ]);
    expect(await jar.header()).toBe('');
  });
});
