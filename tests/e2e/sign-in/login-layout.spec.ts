import type { Page } from '@playwright/test';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** An error must not move the controls. */
const places = (page: Page) =>
  Promise.all(
    [
      signIn.username(page),
      signIn.password(page),
      signIn.logIn(page),
      page.getByRole('link', { name: 'Forgot password?' }),
    ].map((part) => part.boundingBox()),
  );

test('a wrong password moves nothing', async ({ page }) => {
  await signIn.open(page);
  await signIn.enterUsername(page, 'ann.lee');
  await signIn.password(page).fill('Wrong-Harbor-42');
  await page.keyboard.press('Tab');
  const before = await places(page);
  await signIn.logIn(page).click();
  await expect(page.getByRole('alert')).toHaveText('Your username or password is incorrect. Please try again.');
  expect(await places(page)).toEqual(before);
});

test('the button is in view while the keyboard of a phone is open, and so is an error', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await signIn.open(page);
  await signIn.enterUsername(page, 'ann.lee');
  await expect(signIn.password(page)).toBeInViewport({ ratio: 1 });
  await expect(signIn.logIn(page)).toBeInViewport({ ratio: 1 });
  await signIn.submit(page, 'Wrong-Harbor-42');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(signIn.logIn(page)).toBeInViewport({ ratio: 1 });
});

test('the second failure asks everybody about single sign-on, and moves nothing', async ({ page }) => {
  const question = page.getByRole('navigation', { name: 'Log in' }).getByText('Does your company use single sign-on?');
  await signIn.open(page);
  await signIn.signIn(page, 'ann.lee', 'Wrong-Harbor-1');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(question).toBeHidden();
  const before = await places(page);
  await signIn.submit(page, 'Wrong-Harbor-2');
  await expect(question).toBeVisible();
  expect(await places(page)).toEqual(before);
});
