import type { BrowserContext, Page } from '@playwright/test';
import { csrfCookies } from '../../../src/api/request/csrf';
import { COOKIES } from '../../../src/platform/cookies';
import { STORAGE } from '../../../src/platform/storage';

/**
 * Checks that no secret reaches log batches, console, storage or URLs (see docs/decisions/secrets.md). Records what a
 * test types into a field for a password, a code or a birthday. A test adds other secrets with `add`.
 */
export class Secrets {
  private readonly values = new Set<string>();
  private readonly seen: { where: string; text: string }[] = [];

  /** Ignores short values, which would match ids and times by chance. */
  add(value: string): void {
    if (value.trim().length >= 5) this.values.add(value);
  }

  /** Records a text in a place where no secret may be. */
  note(where: string, text: string): void {
    this.seen.push({ where, text });
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('__secretTyped', (_source, value: unknown) => {
      if (typeof value === 'string') this.add(value);
    });
    await context.addInitScript(() => {
      const secret =
        'input[type=password], input[autocomplete="one-time-code"], input[autocomplete$="-password"], input[autocomplete^="bday"]';
      document.addEventListener(
        'change',
        ({ target }) => {
          if (target instanceof HTMLInputElement && target.matches(secret))
            void Reflect.get(window, '__secretTyped')?.(target.value);
        },
        { capture: true },
      );
    });
  }

  /** Checks the storage, the address and the history state of a page. */
  async inspect(page: Page): Promise<string[]> {
    const kept = await page
      .evaluate(() => {
        const dump = (area: Storage): [string, string][] =>
          Object.keys(area).map((key) => [key, area.getItem(key) ?? '']);
        return {
          local: dump(localStorage),
          session: dump(sessionStorage),
          cookies: document.cookie,
          url: location.href,
        };
      })
      .catch(() => undefined);
    if (!kept) return [];
    this.note('an address', kept.url);
    this.note('cookies', kept.cookies);
    for (const [key, value] of [...kept.local, ...kept.session]) this.note(`storage key ${key}`, value);
    return [
      ...unlisted(
        'localStorage',
        kept.local.map(([key]) => key),
        namesIn('local'),
      ),
      ...unlisted(
        'sessionStorage',
        kept.session.map(([key]) => key),
        namesIn('session'),
      ),
      ...unlisted(
        'cookie',
        kept.cookies.split('; ').map((pair) => pair.split('=')[0] ?? ''),
        cookieNames,
      ),
    ];
  }

  leaks(): string[] {
    const found = [...this.values].flatMap((value) =>
      this.seen
        .filter(({ text }) => holds(text, value))
        .map(({ where }) => `a secret that was typed (${value.length} characters) is in ${where}`),
    );
    return [...new Set(found)];
  }
}

const cookieNames = [...Object.values(COOKIES).map(({ name }) => name), ...csrfCookies, 'mock-world'];

function namesIn(area: 'local' | 'session'): string[] {
  return Object.values(STORAGE)
    .filter((entry) => entry.area === area)
    .map(({ name }) => name);
}

function unlisted(where: string, names: string[], listed: string[]): string[] {
  return names
    .filter((name) => name !== '' && !listed.includes(name))
    .map((name) => `${where} "${name}" is not in the table of its kind`);
}

/** Whether `text` contains the value, plain or URL-encoded. A value of digits counts only outside a longer number. */
function holds(text: string, value: string): boolean {
  if (/^\d+$/.test(value)) return new RegExp(`(?<![0-9a-zA-Z])${value}(?![0-9a-zA-Z])`).test(text);
  return [
    value,
    encodeURIComponent(value),
    new URLSearchParams({ v: value }).toString().slice(2),
    JSON.stringify(value).slice(1, -1),
  ].some((form) => text.includes(form));
}
