/** Types texts and keys without a pause, in the order of a password manager's sequence. */
import { expect, type Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { screen } from './screen';
import { PASSWORD, signInPage } from './sign-in';

export const USERNAME = 'ann.lee';
export type Stroke = 'username' | 'password' | 'Enter' | 'Tab' | 'Shift+Tab';

/**
 * Does not look at the page while it types.
 * @param delay between two keys, ms
 */
export async function type(page: Page, strokes: readonly Stroke[], delay: number): Promise<void> {
  for (const stroke of strokes) {
    if (stroke === 'username') await page.keyboard.type(USERNAME, { delay });
    else if (stroke === 'password') await page.keyboard.type(PASSWORD, { delay });
    else await page.keyboard.press(stroke, { delay });
  }
}

/** Opens the prerendered sign-in, and holds the scripts of the app back until the test calls `start`. */
export async function openWithoutApp(page: Page, address = '/auth/login'): Promise<{ start: () => void }> {
  let start = (): void => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/auth/assets/*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await signInPage.username(page).focus();
  return { start };
}

/** Records every value of the username field and every requested address. Call it before the page opens. */
export async function watchUsername(page: Page): Promise<{ values: Set<string>; addresses: Set<string> }> {
  const seen = { values: new Set<string>(), addresses: new Set<string>() };
  page.on('request', (request) => seen.addresses.add(request.url()));
  page.on('framenavigated', (frame) => seen.addresses.add(frame.url()));
  await page.exposeFunction('noteUsername', (value: string) => void seen.values.add(value));
  await page.addInitScript(() => {
    const note = () => {
      const field = document.querySelector<HTMLInputElement>('input[name="username"]');
      if (field !== null) void Reflect.get(window, 'noteUsername')?.(field.value);
    };
    for (const event of ['input', 'keyup', 'submit']) document.addEventListener(event, note, true);
  });
  return seen;
}

/** Checks that no part of the password is in the username, an address, a log batch or the page's storage. */
export async function expectNoLeak(
  page: Page,
  world: MockWorld,
  seen: { values: Set<string>; addresses: Set<string> },
): Promise<void> {
  for (const value of seen.values) expect(USERNAME.startsWith(value), `the username was ${value}`).toBe(true);
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  const calls = (await world.journal.list()).map((call) =>
    call.operationId === 'login' ? call.url : JSON.stringify(call),
  );
  const found = [kept, ...calls, ...seen.addresses].filter((text) =>
    /Sunny|Harbor-|ann\.lee[A-Z]/.test(decodeURIComponent(text)),
  );
  expect(found).toEqual([]);
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(screen.heading(page, /Ann/)).toBeVisible({ timeout: 20_000 });
}
