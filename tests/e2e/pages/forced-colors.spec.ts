import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { fillPersonalInfo, open } from '../../support/verbs/create-account';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** Palettes that the operating system forces (Windows contrast themes). */
const expectReadable = (page: Page) => expectAccessible(page, [1280]);

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) =>
    page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
  );

  test('every text of the sign-in is readable, on its buttons too', async ({ page }) => {
    await signInPage.open(page);
    await expectReadable(page);
    await signInPage.enterUsername(page, 'ann.lee');
    await signInPage.password(page).fill('Sunny-Harbor-42');
    await expect(signInPage.logIn(page)).toBeEnabled();
    await expectReadable(page);
    await signInPage.logIn(page).hover();
    await expectReadable(page);
  });

  test('a field and a button have an edge, and a ring while they have the focus', async ({ page }) => {
    await signInPage.open(page);
    await signInPage.username(page).fill('ann.lee');
    await expect(signInPage.next(page)).toBeEnabled();
    for (const control of [signInPage.username(page), signInPage.next(page)]) {
      await expect(control).toHaveCSS('border-style', 'solid');
      await control.blur();
      await expect(control).toHaveCSS('outline-style', 'none');
      await page.keyboard.press('Tab');
      await control.focus();
      await expect(control).toHaveCSS('outline-style', 'solid');
    }
  });
});

test.describe('in forced colours, without its own colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  test('a field with an error has a wider edge than the others', async ({ page }) => {
    await open(page);
    await fillPersonalInfo(page, { email: 'nell at example' });
    await page.getByLabel('Phone number').focus();
    const email = page.getByLabel('Email address', { exact: true });
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveCSS('border-width', '2px');
    await expect(page.getByLabel('First name')).toHaveCSS('border-width', '1px');
  });
});

/** The text of the whole page twice as large, on a phone. */
test('a form with a phone number does not scroll sideways when the browser writes twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});
