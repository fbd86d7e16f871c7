import { devices, type Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';

/** The focus of the first page (see docs/decisions/accessibility.md). */
const pages = [
  { path: '/auth/login', field: 'Username' },
  // An English date begins with its month, which is a list.
  { path: '/auth/user-confirmation?token=invite-valid', field: 'Month' },
] as const;

for (const { path, field } of pages) {
  test(`${path} has the focus in its first field on a device with a keyboard`, async ({ page }) => {
    await countOnlyUserActions(page);
    await page.goto(path);
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
  });
}

test.describe('on a touch screen', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('no field takes the focus, because the keyboard would cover the page', async ({ page }) => {
    await signInPage.open(page);
    await page.waitForFunction(() => document.querySelector('#root[data-prerendered]') === null);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
});

const settings = (tab: string) => `/auth/account-settings/${tab}`;

test.describe('after a change that removes its button, the focus goes to', () => {
  test('the group of the deleted contact', async ({ page, signInAs }) => {
    await signInAs('mona', { levelOfAssurance: 3 });
    await page.goto(settings('contact-info'));
    await screen.press(page, 'Delete mona@company.example');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The contact method was deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete mona@company.example' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Email addresses' })).toBeFocused();
  });
});

test('after the language and region are saved, the focus stays on the disabled Save button', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann');
  await page.goto(settings('localization'));
  await page.getByRole('combobox', { name: 'Region' }).selectOption('CA');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByText('Your regional settings were saved.')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Region' }).press('Enter');
  await world.verify({ call: { operationId: 'saveRegionalSettings' }, times: 1 });
});

/**
 * Lets only keys and presses count as user actions. Without this, the browser also counts each `evaluate` of a test.
 * After an action, a new heading takes the focus. Call it before the page opens, in tests of the focus.
 */
async function countOnlyUserActions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hasBeenActive = false;
    for (const action of ['pointerdown', 'keydown'])
      addEventListener(action, ({ isTrusted }) => void (hasBeenActive ||= isTrusted), true);
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ isActive: hasBeenActive, hasBeenActive }) });
  });
}
