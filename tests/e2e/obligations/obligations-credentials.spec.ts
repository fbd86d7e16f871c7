import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { arrivesAtTarget, here, NEW_PASSWORD, target } from '../../support/verbs/obligations';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';
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
    await expectAccessible(page, [320, 1024]);
    await fill(page, 'basil.own');
    await page.getByRole('checkbox').check();
    await screen.press(page, 'Create');
    await arrivesAtTarget(page);
    await expect(page.getByRole('status').filter({ hasText: 'Your username and password are ready.' })).toBeVisible();
    expect(await world.journal.list({ operationId: 'createBasicCredentials' })).toHaveLength(1);
  });

  test('shows errors at their fields, also of a taken username and a refused password, until all are right', async ({
    page,
    world,
  }) => {
    await stoppedAt(page);
    await fill(page, 'abcd', 'weak');
    await screen.press(page, 'Create');
    await expect(page.getByText('Username must be between 5 and 30 characters.')).toBeVisible();
    await expect(page.getByText('Terms must be accepted')).toBeVisible();
    await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page, [320, 1024]);
    expect(await world.journal.list({ operationId: 'createBasicCredentials' })).toHaveLength(0);

    await page.getByRole('checkbox').check();
    await fill(page, 'ann.lee');
    await screen.press(page, 'Create');
    await expect(page.getByText('This username is already taken. Please choose another one.')).toBeVisible();
    await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
    await fill(page, 'basil.own', 'Password-1');
    await screen.press(page, 'Create');
    await expect(page.getByText('This password is too common. Please choose another one.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await fill(page, 'basil.own');
    await screen.press(page, 'Create');
    await arrivesAtTarget(page);
  });

  test('shows the same page at /auth/user/create-credential, whose default target is the landing page', async ({
    page,
    signInAs,
  }) => {
    await signInAs('basil', { method: 'SSO' });
    await page.goto('/auth/user/create-credential');
    await fill(page, 'basil.own');
    await page.getByRole('checkbox').check();
    await screen.press(page, 'Create');
    await screen.arrivesAt(page, '/');
  });
});

test.describe('force basic credentials', () => {
  const open = `/auth/obligations/force-basic-credential-authentication?redirectUrl=${encodeURIComponent(target)}`;

  test('sends a user who needs a captcha to sign-in and keeps the way back', async ({ page, signInAs }) => {
    await signInAs('fred');
    await page.goto(open);
    const password = page.getByLabel('Password', { exact: true });
    for (let failure = 1; failure <= 3; failure += 1) {
      await password.fill(`Wrong-Harbor-${failure}`);
      await screen.button(page, 'Log in').click();
      await expect(password).toHaveValue('');
    }
    await password.fill(PASSWORD);
    await screen.button(page, 'Log in').click();
    await screen.arrivesAt(page, '/auth/login');
    expect(here(page).searchParams.get('redirectUrl')).toBe(target);
    await signInPage.signIn(page, 'fred.obliged');
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await signInPage.logIn(page).click();
    await screen.arrivesAt(page, '/auth/obligations/force-basic-credential-authentication');
    await password.fill(PASSWORD);
    await screen.button(page, 'Log in').click();
    await arrivesAtTarget(page);
  });

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
    await expectAccessible(page, [320]);

    await page.getByLabel('Password', { exact: true }).fill('Wrong-Harbor-42');
    await screen.button(page, 'Log in').click();
    await expect(page.getByRole('alert')).toContainText('The username or password is not correct.');
    await expectAccessible(page, [320, 1024]);
    await page.goto(target);
    await screen.arrivesAt(page, '/auth/obligations/force-basic-credential-authentication');

    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('fred.obliged');
    await screen.follow(page, 'Forgot your password?');
    await screen.arrivesAt(page, '/auth/forgot-password/request');
  });

  test('is a whole login: it keeps the regional settings, forgets the stored user id and tells the other tabs', async ({
    page,
    context,
    signInAs,
    baseURL,
  }) => {
    await signInAs('fred');
    await context.addCookies([{ name: 'user-id', value: 'fred', url: baseURL ?? '' }]);
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.goto(open);
      await expect(tab.getByLabel('Username', { exact: true })).toHaveValue('fred.obliged');
    }
    await context.clearCookies({ name: /^user-(?:language|region|timezone)$/ });
    const asksAgain = other.waitForRequest(/\/persons\/me$/);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await screen.button(page, 'Log in').click();
    await asksAgain;
    await arrivesAtTarget(page);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['user-language', 'user-region', 'user-timezone']));
    expect(names).not.toContain('user-id');
  });

  test('says what a suspended and a locked account mean', async ({ page, world, signInAs }) => {
    await signInAs('fred');
    await page.goto(open);
    for (const [code, text] of [
      ['ASSOCIATE_SUSPENDED', 'Your account is suspended. Please contact your HR department.'],
      ['ACCOUNT_INACTIVE', 'Your account is locked or inactive. Please contact your HR department.'],
    ] as const) {
      await world.on('login').times(1).code(code);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await screen.button(page, 'Log in').click();
      await expect(page.getByRole('alert')).toContainText(text);
    }
  });
});
