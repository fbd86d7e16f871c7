import type { Page } from '@playwright/test';
import { watchCalls } from '../../support/guards/calls';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/**
 * Simulates a page that returns from the back/forward cache (see docs/decisions/figures.md#flow-cases). A browser may
 * keep a page in memory and restore it on Back. Browsers under test switch that cache off, so the test dispatches the
 * event of a restore.
 */
async function comesBack(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
}

test("Back from the other sign-in system restores a usable form from the browser's cache", async ({ page }) => {
  // A response of 204 keeps the page in place while it tries to leave.
  await page.route('**/outside/nexo/login**', (route) => route.fulfill({ status: 204 }));
  await signInPage.open(page);
  await signInPage.username(page).fill('nina.nexo');
  const leaving = page.waitForRequest('**/outside/nexo/login**');
  await signInPage.next(page).click();
  await leaving;
  await expect(signInPage.username(page)).not.toBeEditable();
  await comesBack(page);
  await expect(signInPage.username(page)).toBeEditable();
  await signInPage.enterUsername(page, 'ann.lee');
});

test('a page from the cache shows nothing of the previous user', async ({ page, signInAs }) => {
  const calls = watchCalls(page);
  await signInAs('ann');
  await page.goto('/auth/account-settings/contact-info');
  await expect(page.getByText('ann@example.com')).toBeVisible();
  // A late response would restore Ann's session.
  await page.waitForLoadState('networkidle');
  await calls.settled();
  await signInAs('mona');
  await comesBack(page);
  await expect(page.getByRole('link', { name: 'Verify mona@company.example' })).toBeVisible();
  await expect(page.getByText('ann@example.com')).toHaveCount(0);
});

test('a page that is shown for the first time stays unchanged', async ({ page }) => {
  await signInPage.open(page);
  await signInPage.username(page).fill('ann.lee');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  await signInPage.next(page).click();
  await expect(signInPage.password(page)).toBeVisible();
  await screen.arrivesAt(page, '/auth/login');
});
