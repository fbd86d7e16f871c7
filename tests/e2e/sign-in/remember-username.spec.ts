import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { signInPage } from '../../support/verbs/sign-in';

/** The browser keeps the username only when the user asks for it. */

const box = (page: Page) => page.getByRole('checkbox', { name: 'Remember me on this device' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('remembered-username'));

async function signInRemembered(page: Page, username: string): Promise<void> {
  await signInPage.open(page);
  await signInPage.enterUsername(page, username);
  await box(page).check();
  await signInPage.submit(page, 'Sunny-Harbor-42');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/auth/logout');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
}

test('the username is remembered over a sign-out when the user ticks the box', async ({ page }) => {
  await signInRemembered(page, 'ann.lee');
  expect(await stored(page)).toBe('"ann.lee"');
  await logOut(page);
  await signInPage.open(page);
  await expect(signInPage.username(page)).toHaveValue('ann.lee');
  await expect(signInPage.username(page)).not.toBeEditable();
  await expect(box(page)).toBeChecked();
  await expect(signInPage.password(page)).toBeFocused();
  await signInPage.submit(page, 'Sunny-Harbor-42');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
});

test('the page of a remembered username shows its password from the first paint, and moves nothing', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('remembered-username', '"ann.lee"'));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signInPage.open(page);
  await expect(signInPage.password(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});
