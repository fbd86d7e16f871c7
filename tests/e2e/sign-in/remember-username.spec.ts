import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { signInPage } from '../../support/verbs/sign-in';

/**
 * The username that this browser keeps, only when the user asks for it.
 * @holds docs/product/2-screens.md#login
 */

const box = (page: Page) => page.getByRole('checkbox', { name: 'Remember my username on this device' });
const useAnother = (page: Page) => page.getByRole('button', { name: 'Use another account' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('remembered-username'));

async function signInRemembered(page: Page, username: string): Promise<void> {
  await signInPage.open(page);
  await signInPage.enterUsername(page, username);
  await box(page).check();
  await signInPage.submit(page, 'Sunny-Harbor-42');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/auth/logout');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
}

test('the username is remembered over a sign-out when the user ticks the box', async ({ page }) => {
  await signInRemembered(page, 'ann.lee');
  expect(await stored(page)).toBe('"ann.lee"');
  await logOut(page);
  await signInPage.open(page);
  await expect(signInPage.username(page)).toHaveValue('ann.lee');
  await expect(box(page)).toBeChecked();
  await signInPage.next(page).click();
  await signInPage.submit(page, 'Sunny-Harbor-42');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
});

test('nothing is remembered without the tick, nor before the sign-in succeeds', async ({ page }) => {
  await signInPage.open(page);
  await expect(box(page)).not.toBeChecked();
  await expect(useAnother(page)).toHaveCount(0);
  await signInPage.enterUsername(page, 'ann.lee');
  await box(page).check();
  await signInPage.submit(page, 'Wrong-Harbor-42');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await stored(page)).toBeNull();
  await box(page).uncheck();
  await signInPage.submit(page, 'Sunny-Harbor-42');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('the username is forgotten as soon as the user unticks the box', async ({ page }) => {
  await signInRemembered(page, 'ann.lee');
  await logOut(page);
  await signInPage.open(page);
  await expect(box(page)).toBeChecked();
  await box(page).uncheck();
  expect(await stored(page)).toBeNull();
  const visit = await page.context().newPage();
  await signInPage.open(visit);
  await expect(signInPage.username(visit)).toHaveValue('');
  await expect(box(visit)).not.toBeChecked();
});

for (const [place, passwordStep] of [
  ['the username step', false],
  ['the password step', true],
] as const)
  test(`a username that the user unticked at ${place} does not come back with a reload`, async ({ page }) => {
    await signInRemembered(page, 'ann.lee');
    await logOut(page);
    await signInPage.open(page);
    if (passwordStep) {
      await signInPage.next(page).click();
      await expect(signInPage.logIn(page)).toBeVisible();
    }
    await expect(signInPage.username(page)).toHaveValue('ann.lee');
    await box(page).uncheck();
    await page.reload();
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    await expect(signInPage.username(page)).toHaveValue('');
    await expect(box(page)).not.toBeChecked();
  });

test('a username that the user unticked while it was checked does not come back with a reload', async ({
  page,
  world,
}) => {
  await signInRemembered(page, 'ann.lee');
  await logOut(page);
  await signInPage.open(page);
  await world.on('checkAuthPathByUsername').delay(60_000);
  await signInPage.next(page).click();
  await expect(signInPage.next(page)).toHaveAttribute('aria-disabled', 'true');
  await box(page).uncheck();
  await page.reload();
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await expect(signInPage.username(page)).toHaveValue('');
  await expect(box(page)).not.toBeChecked();
});

test('a username that the user typed stays after a reload, when the box is unticked again', async ({ page }) => {
  await signInPage.open(page);
  await signInPage.username(page).fill('ann.lee');
  await box(page).check();
  await box(page).uncheck();
  await page.reload();
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await expect(signInPage.username(page)).toHaveValue('ann.lee');
});

test('"Use another account" forgets the username and empties the form', async ({ page }) => {
  await signInRemembered(page, 'ann.lee');
  await logOut(page);
  await signInPage.open(page);
  await useAnother(page).click();
  await expect(signInPage.username(page)).toBeFocused();
  await expect(signInPage.username(page)).toHaveValue('');
  await expect(box(page)).not.toBeChecked();
  await expect(useAnother(page)).toHaveCount(0);
  await expect(signInPage.next(page)).toBeDisabled();
  expect(await stored(page)).toBeNull();
});

test('another username takes the tick away, and keeps the remembered one', async ({ page }) => {
  await signInRemembered(page, 'ann.lee');
  await logOut(page);
  await signInPage.open(page);
  await signInPage.username(page).fill('olga.one');
  await expect(box(page)).not.toBeChecked();
  await signInPage.next(page).click();
  await signInPage.submit(page, 'Sunny-Harbor-42');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Olga' })).toBeVisible();
  expect(await stored(page)).toBe('"ann.lee"');
});

test('what is typed on a remembered username replaces it', async ({ page }) => {
  await signInRemembered(page, 'ann.lee');
  await logOut(page);
  const visit = await page.context().newPage();
  await signInPage.open(visit);
  await expect(signInPage.username(visit)).toBeFocused();
  await expect(signInPage.username(visit)).toHaveValue('ann.lee');
  await visit.keyboard.type('ben.adler');
  await expect(signInPage.username(visit)).toHaveValue('ben.adler');
});

test('a remembered username asks the services nothing before the user acts', async ({ page, world }) => {
  await signInRemembered(page, 'ann.lee');
  await logOut(page);
  await signInPage.open(page);
  await expect(useAnother(page)).toBeVisible();
  const checks = async () =>
    (await world.journal.list()).filter(({ operationId }) => operationId === 'checkAuthentication').length;
  const before = await checks();
  await page.reload();
  await expect(useAnother(page)).toBeVisible();
  // The last part of the page that loads by itself.
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  expect(await checks()).toBe(before);
});
