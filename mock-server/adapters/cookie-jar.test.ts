import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCookie } from '../http/http';
import { CookieJar } from './cookie-jar';

const inBrowser = new Map<string, string>();

beforeEach(() => {
  inBrowser.clear();
  vi.stubGlobal('cookieStore', {
    getAll: async () => [...inBrowser].map(([name, value]) => ({ name, value })),
    set: async ({ name, value }: { name: string; value: string }) => void inBrowser.set(name, value),
    delete: async ({ name }: { name: string }) => void inBrowser.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the cookie jar of the service worker', () => {
  it('gives readable cookies to the browser and keeps HttpOnly ones out of its sight', async () => {
    const jar = new CookieJar();
    await jar.store([
      setCookie('session', 'secret', { httpOnly: true }),
      setCookie('csrf-token', 'token', { maxAge: 60 }),
    ]);
    expect([...inBrowser]).toEqual([['csrf-token', 'token']]);
    expect(await jar.header()).toBe('session=secret; csrf-token=token');
  });

  it('sends what the page itself has set', async () => {
    inBrowser.set('user-language', 'fr-CA');
    expect(await new CookieJar().header()).toBe('user-language=fr-CA');
  });

  it('forgets both kinds when they are taken away', async () => {
    const jar = new CookieJar();
    await jar.store([setCookie('session', 'secret', { httpOnly: true }), setCookie('session-expiry', '1')]);
    await jar.store([
      setCookie('session', '', { httpOnly: true, maxAge: 0 }),
      setCookie('session-expiry', '', { maxAge: 0 }),
    ]);
    expect(await jar.header()).toBe('');
  });
});
