/**
 * TypeScript has no types for the Cookie Store API yet (https://cookiestore.spec.whatwg.org). These are the parts that
 * this file uses.
 */
interface CookieStore {
  getAll(): Promise<{ name?: string; value?: string }[]>;
  set(options: { name: string; value: string; path: string; expires: number | null; sameSite: 'lax' }): Promise<void>;
  delete(options: { name: string; path: string }): Promise<void>;
}

/**
 * The cookies of a browser, for a server that runs inside it. Readable cookies go to the browser, where the page sees
 * them. No script may set HttpOnly cookies, so the jar keeps those itself, hidden from the page.
 */
export class CookieJar {
  #hidden = new Map<string, string>();

  /** The HttpOnly cookies. The worker may end, so the caller stores them. */
  hidden(): [name: string, value: string][] {
    return [...this.#hidden];
  }

  restore(hidden: readonly [name: string, value: string][]): void {
    this.#hidden = new Map(hidden);
  }

  /** The Cookie header that a browser would send. */
  async header(): Promise<string> {
    const readable = (await browserCookies().getAll()).map(({ name = '', value = '' }) => `${name}=${value}`);
    return [...[...this.#hidden].map(([name, value]) => `${name}=${value}`), ...readable].join('; ');
  }

  /**
   * Supports only the attributes that the mock server uses: Path=/, SameSite=Lax, Max-Age, HttpOnly.
   * @param byPage writes a readable cookie in the page, for WebKit over http, which stores none from a worker
   */
  async store(setCookies: readonly string[], byPage?: (cookie: string) => Promise<void>): Promise<void> {
    for (const text of setCookies) {
      const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      const maxAge = attributes.find((attribute) => attribute.startsWith('Max-Age='))?.slice(8);
      if (attributes.includes('HttpOnly')) {
        if (maxAge === '0') this.#hidden.delete(name);
        else this.#hidden.set(name, value);
        continue;
      }
      if (maxAge === '0') await browserCookies().delete({ name, path: '/' });
      else
        await browserCookies().set({
          name,
          value,
          path: '/',
          expires: maxAge ? Date.now() + Number(maxAge) * 1000 : null,
          sameSite: 'lax',
        });
      if ((await valueOf(name)) !== (maxAge === '0' ? undefined : value)) await byPage?.(text);
    }
  }
}

async function valueOf(name: string): Promise<string | undefined> {
  return (await browserCookies().getAll()).find((cookie) => cookie.name === name)?.value;
}

function browserCookies(): CookieStore {
  const store: unknown = Reflect.get(globalThis, 'cookieStore');
  if (!isCookieStore(store))
    throw new Error(
      'The demo needs a browser with the Cookie Store API: Chrome, Edge, Safari 18.4 or Firefox 140 and later.',
    );
  return store;
}

function isCookieStore(value: unknown): value is CookieStore {
  return typeof value === 'object' && value !== null && 'getAll' in value;
}
