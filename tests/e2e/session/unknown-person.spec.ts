import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** A page that does not know whose session it is shows nothing of anyone (see docs/decisions/person.md). */
const contacts = '/auth/account-settings/contact-info';

test('a page that could not learn its person shows nothing of one, until it can', async ({ page, world, signInAs }) => {
  await signInAs('ann');
  await world.on('getMe').status(500);
  await page.goto(contacts);
  await expect(screen.heading(page, 'Account settings')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Contact' })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await signInAs('dana');
  await world.faults.clear();
  await screen.press(page, 'Try again');
  await expect(page.getByRole('button', { name: 'Edit dana@example.com' })).toBeVisible();
  await expect(page.getByText('ann@example.com')).toHaveCount(0);
});

test('a page asks for its person once, however slow the check of the session is', async ({ page, world, signInAs }) => {
  await signInAs('ann');
  await world.on('checkAuthentication').times(1).delay(1000);
  await world.on('getMe').status(500);
  const checked = page.waitForResponse(/\/check$/);
  await page.goto(contacts);
  await checked;
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await world.journal.list({ operationId: 'getMe' })).toHaveLength(1);
});

test('a card that could not learn its person tries again, and keeps the focus', async ({ page, world, signInAs }) => {
  await signInAs('ann');
  await world.on('getMe').status(500);
  await page.goto('/auth/change-password');
  await expect(screen.heading(page, 'We couldn’t load this page')).toBeVisible();
  await world.faults.clear();
  await screen.press(page, 'Try again');
  await expect(screen.heading(page, 'There is nothing to do here')).toBeVisible();
});
