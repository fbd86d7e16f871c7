import type { Page } from '@playwright/test';
import { alwaysTranslate, translate, translated } from '../../support/verbs/browser-translation';
import { screen } from '../../support/verbs/screen';
import { openWithoutApp, PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** Pages that the browser translates: see docs/decisions/texts.md. A name matches also inside of its translation. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name: translated(name), exact: true });

test.describe('translated before the app has started', () => {
  test('a username that is typed stays, with the focus', async ({ page }) => {
    const { start } = await openWithoutApp(page);
    await page.keyboard.type('ann');
    await translate(page);
    start();
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    await page.keyboard.type('.lee');
    await expect(field(page, 'Username')).toHaveValue('ann.lee');
    await expect(field(page, 'Username')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  });
});

test.describe('another language', () => {
  test('chosen in the picker replaces the whole translation, and the typed username stays', async ({ page }) => {
    await signIn.open(page);
    await translate(page);
    await field(page, 'Username').fill('ann.lee');
    await page.getByRole('combobox').selectOption('de-DE');
    await expect(screen.heading(page, 'Anmelden')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Benutzername' })).toHaveValue('ann.lee');
    await expect(page.locator('font')).toHaveCount(0);
  });

  test('saved in the settings does so too, and its toast follows', async ({ page, signInAs }) => {
    await signInAs('ann');
    await page.goto('/auth/account-settings/localization');
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await translate(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE');
    await screen.press(page, 'Save');
    await expect(page.getByText('Ihre regionalen Einstellungen wurden gespeichert.')).toBeVisible();
    await expect(page.locator('font')).toHaveCount(0);
  });
});

/** The page is translated from its first text on, and the guard finds what React can no longer change. */
test.describe('a page that is always translated works:', () => {
  test.beforeEach(({ page }) => alwaysTranslate(page));

  test('sign-in with an error, a challenge and a lockout', async ({ page, world, clock }) => {
    await clock.install();
    await page.goto('/auth/login');
    await field(page, 'Username').fill('ann.lee');
    await screen.press(page, 'Next');
    await expect(page.getByRole('button', { name: translated('Log in'), exact: true })).toBeVisible();
    await world.state.patch('persons', 'ann', { failedLogins: 2 });
    const submit = async (password: string) => {
      await field(page, 'Password').fill(password);
      await page.getByRole('button', { name: translated('Log in'), exact: true }).click();
    };
    await submit('Wrong-Harbor-1');
    await expect(page.getByRole('alert')).toContainText('incorrect');
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await world.state.patch('persons', 'ann', { failedLogins: 4 });
    await submit('Wrong-Harbor-2');
    await expect(page.getByText(/Try again in [45]:/)).toBeVisible();
    await clock.advance({ seconds: 70 });
    await expect(page.getByText(/Try again in 3:/)).toBeVisible();
    await clock.advance({ minutes: 5 });
    await expect(page.getByText(/Try again in/)).toBeHidden();
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await submit(PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test('every tab of the settings, a dialog, a revoked device and a toast', async ({ page, signInAs }) => {
    await signInAs('dirk');
    await page.goto('/auth/account-settings/contact-info');
    await screen.press(page, 'Add Contact');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Email address' }).fill('nobody');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('A valid email address is required')).toBeVisible();
    await page.keyboard.press('Escape');
    await screen.press(page, 'Discard');
    await expect(dialog).toBeHidden();
    for (const tab of await screen.tabs(page).all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('.ui-tabs__panel').getByRole('heading').first()).toBeVisible();
    }
    await screen.tab(page, 'Devices').click();
    await page.getByRole('button', { name: 'Revoke' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('The device was revoked.')).toBeVisible();
  });
});
