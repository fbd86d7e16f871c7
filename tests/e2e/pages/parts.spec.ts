import type { Locator } from '@playwright/test';
import { contrast } from '../../../scripts/delivery/brand-contrast';
import { expect, test } from '../../support/test';
import { fillPersonalInfo, open } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';
import { doubledTexts, setUserStyles } from '../accessibility/in-page';

/** What a user would miss about a part of the kit, on a page that has it. */

test('showing the password keeps the caret, and submitting hides it again', async ({ page, world }) => {
  await signInPage.open(page);
  await signInPage.enterUsername(page, 'ann.lee');
  await world.on('login').delay(60_000);
  const field = signInPage.password(page);
  await field.fill(PASSWORD);
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 5));
  await screen.press(page, 'Show password');
  await expect(screen.button(page, 'Show password')).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([3, 5]);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('type', 'password');
});

test('a label is 6 px above its field, also beside a link or a button, and a button that waits is seen', async ({
  context,
  page,
  baseURL,
}) => {
  await signInPage.open(page);
  await signInPage.enterUsername(page, 'ann.lee');
  for (const field of [signInPage.username(page), signInPage.password(page)])
    expect(
      await field.evaluate(
        (input: HTMLInputElement) =>
          input.getBoundingClientRect().top - (input.labels?.[0]?.getBoundingClientRect().bottom ?? 0),
      ),
    ).toBeCloseTo(6, 0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const button = await drawn(signInPage.logIn(page));
    expect(contrast(button, await drawn(page.locator('.ui-card')))).toBeGreaterThan(1.25);
  }
  await test.step('the button stands beside its label from right to left too', async () => {
    await context.addCookies([{ name: 'user-language', value: 'ar-AE', url: baseURL ?? '' }]);
    await page.goto('/auth/login');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const [label, tip] = [page.locator('.login-username label'), page.locator('.login-username .ui-tip')];
    const [words, button] = [await label.boundingBox(), await tip.boundingBox()];
    expect((words?.x ?? 0) - (button?.x ?? 0) - (button?.width ?? 0)).toBeCloseTo(4, 0);
  });
});

/** The ground of an element, as six hexadecimal digits. */
function drawn(element: Locator): Promise<string> {
  return element.evaluate((one) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('This browser draws nothing');
    canvas.fillStyle = getComputedStyle(one).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
  });
}

test('an error of one line moves nothing', async ({ page }) => {
  await page.goto('/auth/forgot-password/request');
  const submit = screen.button(page, 'Submit');
  await page.getByLabel('Email address').fill('nobody');
  const before = await submit.boundingBox();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByText('A valid email address is required')).toBeVisible();
  expect(await submit.boundingBox()).toEqual(before);
});

/**
 * Leaving a field validates it. The message must not move the pressed button away from the pointer (see
 * docs/decisions/behaviour.md).
 */
test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 1400 } });

  test('a slow press counts although the field that it leaves is wrong', async ({ page }) => {
    await open(page);
    await fillPersonalInfo(page, { confirm: 'other@example.com' });
    await page.getByLabel('Last name').fill('x'.repeat(41));
    await screen.button(page, 'Continue').hover({ position: { x: 40, y: 5 } });
    await page.mouse.down();
    // The page draws its reaction before the pointer comes up in the same place.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    await page.mouse.up();
    await expect(page.locator('.ui-error-summary')).toBeFocused();
  });
});

test('letters of 200 % on a phone: icons grow, a form with errors stays in the window, and tiles are in one column', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page);
  await page.evaluate(setUserStyles, doubledTexts);
  await page.getByLabel('Email address', { exact: true }).fill('nell at example');
  await page.getByLabel('Phone number').fill('12');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByText('A valid email address is required')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect((await page.locator('.ui-field__error svg').first().boundingBox())?.height).toBe(32);
  await signInAs('ann');
  await page.goto('/auth/account-settings/security');
  const tiles = page.locator('dl').first().locator('dt');
  await expect(tiles).toHaveCount(4);
  await page.evaluate(setUserStyles, doubledTexts);
  const edges = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().left));
  expect(new Set(edges).size).toBe(1);
  await test.step('the cards of a choice break an address', async () => {
    await signInAs('stan');
    await page.goto('/auth/step-up?requiredLevel=3');
    await page.evaluate(setUserStyles, doubledTexts);
    await expect(page.getByRole('radio').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

test('a toast moves nothing, and makes way for a link of the footer that has the focus', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/localization');
  await page.getByLabel('Region', { exact: true }).selectOption('Canada');
  await test.step('its button is as wide as its text', async () => {
    const [field, save] = [page.getByLabel('Region', { exact: true }), screen.button(page, 'Save')];
    expect((await save.boundingBox())?.width).toBeLessThan((await field.boundingBox())?.width ?? 0);
  });
  await test.step('the line of the header ends with the column', async () => {
    const [header, main] = [page.locator('.ui-settings__header'), page.locator('.ui-settings__main')];
    expect((await header.boundingBox())?.width).toBe((await main.boundingBox())?.width);
  });
  const heights = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heights();
  await screen.press(page, 'Save');
  const toast = page.getByText('Your regional settings were saved.');
  await expect(toast).toBeVisible();
  expect(await heights()).toBe(before);
  const link = page.getByRole('link', { name: 'Supported browsers' });
  await screen.tabTo(page, link);
  const [message, focused] = [await toast.boundingBox(), await link.boundingBox()];
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(focused?.y ?? 0);
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await test.step('a dialog begins 24 px below its title, and dims the place of the scrollbar too', async () => {
    await page.goto('/auth/account-settings/contact-info');
    const [root, dialog] = [page.locator('html'), page.getByRole('dialog')];
    await screen.press(page, 'Add Contact');
    const title = await dialog.getByRole('heading').boundingBox();
    const first = await dialog.getByText('What would you like to add?').boundingBox();
    expect((first?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBe(24);
    expect(await drawn(root)).not.toBe(await drawn(dialog));
  });
});
