import type { Page } from '@playwright/test';
import { watchCalls } from '../../support/guards/calls';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/**
 * Flow cases (see docs/decisions/faults.md#flow-cases): back and bfcache. A browser may keep a page that is left as it
 * stands, and show it again on Back. Browsers under test switch that off, so the page is told of it by the event that
 * it would get.
 */
async function comesBack(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
}

test('Back from the other sign-in system, out of the cache of the browser, finds a form that can be used', async ({
  page,
}) => {
  // An answer without content leaves the page standing, on its way.
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

test('a page out of the cache shows nothing of who was signed in before', async ({ page, signInAs }) => {
  const calls = watchCalls(page);
  await signInAs('ann');
  await page.goto('/auth/account-settings/contact-info');
  await expect(page.getByText('ann@example.com')).toBeVisible();
  // An answer that is still under way would bring Ann's session back.
  await calls.settled();
  await signInAs('mona');
  await comesBack(page);
  await expect(page.getByRole('link', { name: 'Verify mona@company.example' })).toBeVisible();
  await expect(page.getByText('ann@example.com')).toHaveCount(0);
});

test('a page that is shown for the first time is left as it is', async ({ page }) => {
  await signInPage.open(page);
  await signInPage.username(page).fill('ann.lee');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  await signInPage.next(page).click();
  await expect(signInPage.password(page)).toBeVisible();
  await screen.arrivesAt(page, '/auth/login');
});
