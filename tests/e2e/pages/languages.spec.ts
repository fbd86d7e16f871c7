import type { Page, BrowserContext } from '@playwright/test';
import { layoutFaults } from '../../support/guards/layout-faults';
import { expect, test } from '../../support/test';
import { expectNoTextOfItsOwn, inOtherLanguages } from '../../support/texts/translated';
import { codeFor } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';

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
    await expect(page.getByText('Your username or password is not correct. Please try again.')).toBeVisible();
    await inOtherLanguages(page, 'refused');
  });

  test('recovery shows the requests, their errors and their results', async ({ page }) => {
    await page.goto('/auth/forgot-password/request');
    await page.getByLabel('Email address').fill('ann');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('A valid email address is required')).toBeVisible();
    await inOtherLanguages(page, 'not an address');
    await page.getByLabel('Email address').fill('ann@example.com');
    await screen.button(page, 'Submit').click();
    await expect(screen.heading(page, 'Check your email')).toBeVisible();
    await inOtherLanguages(page, 'mail sent');
    await page.goto('/auth/forgot-password/reset?token=reset-valid');
    await page.getByLabel('New password', { exact: true }).fill('aaa111');
    await inOtherLanguages(page, 'new password');
  });

  test('/auth/a and the terms have no text of their own', async ({ page }) => {
    for (const [path, heading] of [
      ['/auth/a', 'Welcome to'],
      ['/auth/legal', 'Terms of Service'],
    ] as const) {
      await page.goto(path);
      await expect(screen.heading(page, heading)).toBeVisible();
      await inOtherLanguages(page, heading);
      await expectNoTextOfItsOwn(page, ['Lifion']);
    }
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

  test('account settings show security, and language and region', async ({ page }) => {
    await page.goto('/auth/account-settings/security');
    await showsSecurity(page);
    await inOtherLanguages(page, 'security');
    await page.goto('/auth/account-settings/localization');
    await expect(page.getByLabel('Region', { exact: true })).toBeVisible();
    await inOtherLanguages(page, 'language and region');
  });
});

test('other languages, with an obligation, step-up shows the choice of methods and a code', async ({
  page,
  signInAs,
}) => {
  await signInAs('pia');
  await page.goto('/auth/step-up?redirectUrl=/auth/account-settings/contact-info');
  await expect(page.getByRole('radio', { name: 'Passkey' })).toBeVisible();
  await inOtherLanguages(page, 'methods');
  await page.getByRole('radio', { name: 'Email' }).check();
  await screen.button(page, 'Continue').click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await inOtherLanguages(page, 'code');
});

async function showsSecurity(page: Page): Promise<void> {
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText(/No activity|Logged in/);
}

test.describe('Arabic', () => {
  /** Arabic: the page is a mirror, and values in Latin letters are not (see docs/decisions/texts.md). */
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'user-language', value: 'ar-AE', url: baseURL ?? '' }]);
  });

  test('sign-in runs from right to left from its first text on, and shows a username from left to right', async ({
    context,
    page,
  }) => {
    await watchDirections(context);
    await page.goto('/auth/login');
    await expect(screen.heading(page, 'تسجيل الدخول')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'directions'))).toEqual(['rtl']);
    await page.setViewportSize({ width: 320, height: 740 });
    const username = page.getByLabel('اسم المستخدم', { exact: true });
    await username.fill('ann.lee');
    await expect(username).toHaveCSS('unicode-bidi', 'plaintext');
    await expect(username).toHaveCSS('text-align', 'right');
    expect(await page.evaluate(layoutFaults)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('إدخال كلمة المرور لاسم المستخدم ann.lee')).toBeVisible();
    expect(await page.evaluate(layoutFaults)).toEqual([]);
  });

  /** Notes the direction of each frame that shows text, once per change. */
  async function watchDirections(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      const directions: string[] = [];
      Reflect.set(window, 'directions', directions);
      const look = () => {
        const root = document.querySelector<HTMLElement>('#root');
        const isShown = root?.checkVisibility({ visibilityProperty: true }) === true && root.innerText.trim() !== '';
        const { direction } = getComputedStyle(document.documentElement);
        if (isShown && directions.at(-1) !== direction) directions.push(direction);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }
});
