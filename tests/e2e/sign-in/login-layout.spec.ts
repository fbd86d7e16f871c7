import type { Page } from '@playwright/test';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

const places = (page: Page) =>
  Promise.all(
    [
      signIn.username(page),
      signIn.password(page),
      signIn.logIn(page),
      page.getByRole('link', { name: 'Forgot password?' }),
    ].map((part) => part.boundingBox()),
  );

test('a wrong password moves no field, and the button by the second line of its message', async ({ page }) => {
  await signIn.open(page);
  await signIn.enterUsername(page, 'ann.lee');
  await signIn.password(page).fill('Wrong-Harbor-42');
  await page.keyboard.press('Tab');
  const before = await places(page);
  await signIn.logIn(page).click();
  await expect(page.getByRole('alert')).toHaveText('Your username or password is incorrect. Please try again.');
  await expect(async () => {
    const [username, password, button, link] = await places(page);
    expect([username, password, link]).toEqual([before[0], before[1], before[3]]);
    expect((button?.y ?? 0) - (before[2]?.y ?? 0)).toBeLessThanOrEqual(20);
  }).toPass();
});

test('an error of one line moves nothing', async ({ page }) => {
  await page.goto('/auth/forgot-password/request');
  const submit = page.getByRole('button', { name: 'Submit' });
  await page.getByLabel('Email address').fill('nobody');
  const before = await submit.boundingBox();
  await page.keyboard.press('Tab');
  await expect(page.getByText('A valid email address is required')).toBeVisible();
  expect(await submit.boundingBox()).toEqual(before);
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
