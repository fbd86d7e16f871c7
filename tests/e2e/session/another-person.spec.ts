import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

/**
 * The browser's session becomes another person's while a page shows the first one (see docs/decisions/person.md). The
 * page writes nothing into the other account, and reloads to show it.
 */
const contacts = '/auth/account-settings/contact-info';
const note = (page: Page) => page.getByRole('alertdialog', { name: 'You are now logged in as Dana' });

test('a sign-in through an identity provider in another tab shows the other account, and Ann writes nothing into it @main', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  await signInAs('ann');
  // Adding a contact needs no step-up without account security.
  await world.given.flag('enableAccountSecurity', false);
  await page.goto(contacts);
  await expect(page.getByText('ann@example.com')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Ann', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await screen.press(page, 'Add Contact');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ann.private@example.org');
  const other = await context.newPage();
  await other.goto('/outside/sso/x?returnUrl=%2Fauth%2Flogin');
  await other.getByLabel('Username or e-mail address').fill('dana.devices');
  await screen.press(other, 'Sign in');
  await expect(screen.heading(other, 'Welcome, Dana')).toBeVisible();
  // A user of single sign-on has no settings, so this tab opens the page of the other one.
  await expect(note(page)).toContainText('What was entered here before was not saved.');
  await note(page).getByRole('button', { name: 'OK' }).click();
  await expect(screen.heading(page, 'Welcome, Dana')).toBeVisible();
  await expect(page.getByText('ann@example.com')).toHaveCount(0);
  await expect(note(other)).toHaveCount(0);
  expect(await world.journal.list({ operationId: 'addEmailAddress' })).toEqual([]);
});

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

test('a page from the cache shows nothing of the previous user', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto(contacts);
  await expect(page.getByText('ann@example.com')).toBeVisible();
  await signInAs('mona');
  await comesBack(page);
  await expect(page.getByRole('link', { name: 'Verify mona@company.example' })).toBeVisible();
  await expect(page.getByText('ann@example.com')).toHaveCount(0);
});
