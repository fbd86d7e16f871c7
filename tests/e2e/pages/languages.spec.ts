import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';
import { expectNoTextOfItsOwn, inOtherLanguages } from '../../support/texts/translated';

/** In another language, `lang` is right, no English remains, and no text is cut or overlaps at 320 px. */
// A test shows its pages in several languages.
test.describe.configure({ timeout: 60_000 });

test.describe('other languages, signed out', () => {
  test('sign-in shows both steps and the refusal', async ({ page }) => {
    await signInPage.open(page);
    await inOtherLanguages(page, 'username');
    await signInPage.enterUsername(page, 'ann.lee');
    await inOtherLanguages(page, 'password');
    await signInPage.submit(page, 'not-her-password');
    await expect(page.getByText('Your username or password is incorrect. Please try again.')).toBeVisible();
    await inOtherLanguages(page, 'refused');
  });

  test('recovery shows the requests, their errors and their results', async ({ page }) => {
    await page.goto('/auth/forgot-username/request');
    await expect(screen.heading(page, 'Forgot your username?')).toBeVisible();
    await inOtherLanguages(page, 'forgot username');
    await page.goto('/auth/forgot-password/request');
    await page.getByLabel('Email address').fill('ann');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A valid email address is required')).toBeVisible();
    await inOtherLanguages(page, 'not an address');
    await page.getByLabel('Email address').fill('ann@example.com');
    await screen.button(page, 'Submit').click();
    await expect(screen.heading(page, 'Check your email')).toBeVisible();
    await inOtherLanguages(page, 'mail sent');
    await page.goto('/auth/forgot-password/reset?token=reset-valid');
    await page.getByLabel('New password', { exact: true }).fill('aaa111');
    await inOtherLanguages(page, 'new password');
  });

  for (const [path, heading] of [
    ['/auth/sso-login/request', 'Log in with single sign-on'],
    ['/auth/self-registration/request', 'Create an account'],
    ['/auth/legal', 'Terms of Service'],
    ['/auth/account-no-access', 'Your account has no access'],
    ['/auth/a', 'Welcome to'],
  ] as const)
    test(`${path} shows`, async ({ page }) => {
      await page.goto(path);
      await expect(screen.heading(page, heading)).toBeVisible();
      await inOtherLanguages(page, heading);
      await expectNoTextOfItsOwn(page, ['Lifion']);
    });

  test('a link that was used says so', async ({ page }) => {
    await page.goto('/auth/forgot-password/reset?token=reset-used');
    await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
    await inOtherLanguages(page, 'link used');
  });

  test('an invitation shows date of birth, personal info, code, username and password', async ({ page, world }) => {
    await page.goto('/auth/user-confirmation?token=invite-valid');
    await expect(screen.heading(page, 'Welcome, Ivy')).toBeVisible();
    await inOtherLanguages(page, 'date of birth');
    await page.goto('/auth/create-account/invite-no-check');
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await page.getByLabel('Email address', { exact: true }).fill('nell.new@example.com');
    await page.getByLabel('Confirm email address').fill('nell.other@example.com');
    await page.getByRole('checkbox').check();
    await inOtherLanguages(page, 'personal info');
    await page.getByLabel('Confirm email address').fill('nell.new@example.com');
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await inOtherLanguages(page, 'code');
    await page.getByLabel('Code', { exact: true }).fill(await codeFor(world));
    await screen.button(page, 'Verify').click();
    await expect(screen.heading(page, 'Choose your username and password')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('aaa');
    await inOtherLanguages(page, 'username and password');
  });
});

test.describe('other languages, signed in', () => {
  test.use({ scenario: 'devices' });
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('ann');
  });

  const tabs: readonly [tab: string, ready: (page: Page) => Promise<void>][] = [
    ['switch-clients', (page) => expect(page.getByText('Active').first()).toBeVisible()],
    ['contact-info', (page) => expect(screen.button(page, 'Add Contact')).toBeVisible()],
    ['change-password', (page) => expect(page.getByLabel('Current password', { exact: true })).toBeVisible()],
    ['localization', (page) => expect(page.getByLabel('Region', { exact: true })).toBeVisible()],
    ['devices', (page) => expect(page.getByRole('table')).toBeVisible()],
    ['security', showsSecurity],
  ];
  for (const [tab, ready] of tabs) {
    test(`account settings show ${tab}`, async ({ page }) => {
      await page.goto(`/auth/account-settings/${tab}`);
      await ready(page);
      await inOtherLanguages(page, tab);
    });
  }

  test('the security tab shows the set-up of an authenticator app', async ({ page, signInAs }) => {
    await signInAs('ann', { levelOfAssurance: 3 });
    await page.goto('/auth/account-settings/security');
    await screen.button(page, 'Set up Authenticator app').click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible();
    await inOtherLanguages(page, 'set up an app');
  });

  test('account settings show the dialog that adds a contact', async ({ page }) => {
    await page.goto('/auth/account-settings/contact-info');
    await screen.button(page, 'Add Contact').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inOtherLanguages(page, 'add a contact');
  });

  const pages: readonly [person: string, path: string, heading: string][] = [
    ['pat', '/auth/change-password', 'Choose a new password'],
    ['cora', '/auth/review-contact-info', 'Is your contact info up to date?'],
    ['phil', '/auth/add-phone', 'Add a phone number'],
    ['basil', '/auth/user/create-credential', 'Create your username and password'],
  ];
  for (const [person, path, heading] of pages) {
    test(`the obligation at ${path} shows`, async ({ page, signInAs }) => {
      await signInAs(person);
      await page.goto(path);
      await expect(screen.heading(page, heading)).toBeVisible();
      await inOtherLanguages(page, heading);
    });
  }
});

test.describe('other languages, for support staff', () => {
  test('an impersonation shows its form and its bar', async ({ page, signInAs }) => {
    await signInAs('oscar');
    await page.goto('/auth/impersonation?impersonationId=impersonation-good');
    await expect(page.getByText('Ann Lee')).toBeVisible();
    await inOtherLanguages(page, 'form');
    await page.getByLabel('Reason').fill('Case 4711');
    await screen.press(page, 'Start impersonation');
    await expect(page.getByText('You are acting as Ann Lee (Harbor Foods).')).toBeVisible();
    await page.goto('/auth/account-settings/localization');
    await expect(screen.button(page, 'End impersonation')).toBeVisible();
    await expect(page.getByLabel('Region', { exact: true })).toBeVisible();
    await inOtherLanguages(page, 'bar');
  });
});

test.describe('other languages, with an obligation,', () => {
  test('an obligation page that nothing asks for says so', async ({ page, signInAs }) => {
    await signInAs('ann');
    await page.goto('/auth/change-password');
    await expect(screen.heading(page, 'There is nothing to do here')).toBeVisible();
    await inOtherLanguages(page, 'nothing is asked');
  });

  test('step-up shows the choice of methods and a code', async ({ page, signInAs }) => {
    await signInAs('pia');
    await page.goto('/auth/step-up?redirectUrl=/auth/account-settings/contact-info');
    await expect(page.getByRole('radio', { name: 'Passkey' })).toBeVisible();
    await inOtherLanguages(page, 'methods');
    await page.getByRole('radio', { name: 'Email' }).check();
    await screen.button(page, 'Continue').click();
    await expect(page.getByLabel('Code')).toBeVisible();
    await inOtherLanguages(page, 'code');
  });

  test('a new username shows the message and the form with an error', async ({ page, signInAs }) => {
    await signInAs('uri');
    await page.goto('/auth/change-username');
    await expect(screen.heading(page, 'Please choose a new username')).toBeVisible();
    await inOtherLanguages(page, 'message');
    await screen.button(page, 'Continue').click();
    await page.getByLabel('Username', { exact: true }).fill('..');
    await inOtherLanguages(page, 'form');
  });

  test('new usernames show for each of two companies', async ({ page, signInAs }) => {
    await signInAs('mia');
    await page.goto('/auth/change-username');
    await expect(screen.heading(page, 'Please choose new usernames')).toBeVisible();
    await inOtherLanguages(page, 'message');
  });

  test('an e-mail address to verify shows', async ({ page, signInAs }) => {
    await signInAs('vera');
    await page.goto('/auth/email-verify-notification');
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await inOtherLanguages(page, 'send a code');
  });

  test('an account to link shows', async ({ page, signInAs }) => {
    await signInAs('leo');
    await page.goto('/auth/account-linking?token=invite-link');
    await expect(screen.heading(page, 'Hello, Leo')).toBeVisible();
    await inOtherLanguages(page, 'account linking');
  });
});

async function codeFor(world: MockWorld): Promise<string> {
  return (await world.outbox.waitFor({ to: 'nell.new@example.com', kind: 'registrationCode' })).code ?? '';
}

async function showsSecurity(page: Page): Promise<void> {
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText(/No activity|Logged in/);
}
