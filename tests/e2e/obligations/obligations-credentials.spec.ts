import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { arrivesAtTarget, NEW_PASSWORD, target } from '../../support/verbs/obligations';
import { screen } from '../../support/verbs/screen';
import { PASSWORD } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

test.describe('create basic credentials', () => {
  const at = '/auth/obligations/create-basic-credentials';
  async function stoppedAt(page: Page) {
    await page.goto(`/outside/sso/kestrel/initiate?redirectUrl=${encodeURIComponent(target)}`);
    await page.getByLabel('Username or e-mail address').fill('basil.obliged');
    await screen.press(page, 'Sign in');
    await screen.arrivesAt(page, at);
    await expect(screen.heading(page, 'Create your username and password')).toBeVisible();
  }
  async function fill(page: Page, username: string, password = NEW_PASSWORD) {
    await page.getByLabel('Username', { exact: true }).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
  }

  test('stops basil after single sign-on, confirms his new credentials, and leads to the original target @main', async ({
    page,
    world,
  }) => {
    await stoppedAt(page);
    await expectAccessible(page);
    await fill(page, 'basil.own');
    await page.getByRole('checkbox').check();
    await screen.press(page, 'Create');
    await arrivesAtTarget(page);
    await expect(page.getByRole('status').filter({ hasText: 'Your username and password are ready.' })).toBeVisible();
    expect(await world.journal.list({ operationId: 'createBasicCredentials' })).toHaveLength(1);
  });

  test('serves a user without a password by choice, shows errors at their fields, and tells one who has a password', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('sol', { method: 'SSO' });
    await page.goto('/auth/user/create-credential');
    await expect(page.getByRole('main').getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
    await fill(page, 'abcd', 'weak');
    await screen.press(page, 'Create');
    await expect(page.getByRole('main').getByText('Username must be between 5 and 30 characters.')).toBeVisible();
    await expect(page.getByRole('main').getByText('Terms must be accepted')).toBeVisible();
    await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page);
    expect(await world.journal.list({ operationId: 'createBasicCredentials' })).toHaveLength(0);

    await page.getByRole('checkbox').check();
    await fill(page, 'ann.lee');
    await screen.press(page, 'Create');
    await expect(
      page.getByRole('main').getByText('This username is already taken. Please choose another one.'),
    ).toBeVisible();
    await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
    await fill(page, 'sol.own');
    await screen.press(page, 'Create');
    await expect(page.getByRole('status').filter({ hasText: 'Your username and password are ready.' })).toBeVisible();

    await page.goto('/auth/user/create-credential');
    await fill(page, 'sol.other');
    await page.getByRole('checkbox').check();
    await screen.press(page, 'Create');
    await expect(page.getByRole('alert')).toContainText('You already have a username and password.');
  });
});

test.describe('force basic credentials', () => {
  const open = `/auth/obligations/force-basic-credential-authentication?redirectUrl=${encodeURIComponent(target)}`;

  test('is for the signed-in user alone: the username is fixed, a wrong password keeps the page, and a link leads to a new one', async ({
    page,
    signInAs,
  }) => {
    await signInAs('fred');
    await page.goto(open);
    const username = page.getByLabel('Username', { exact: true });
    await expect(username).toHaveValue('fred.obliged');
    await expect(username).toHaveAttribute('readonly', '');
    await username.focus();
    await page.keyboard.type('ann.lee');
    await expect(username).toHaveValue('fred.obliged');

    await page.getByLabel('Password', { exact: true }).fill('Wrong-Harbor-42');
    await screen.button(page, 'Log in').click();
    await expect(page.getByRole('alert')).toContainText('The username or password is not correct.');
    await expectAccessible(page);
    await page.goto(target);
    await screen.arrivesAt(page, '/auth/obligations/force-basic-credential-authentication');

    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('fred.obliged');
    await screen.follow(page, 'Forgot your password?');
    await screen.arrivesAt(page, '/auth/forgot-password/request');
    await page.goto(open);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await screen.button(page, 'Log in').click();
    await arrivesAtTarget(page);
  });
});
