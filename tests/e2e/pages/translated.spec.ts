import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { openWithoutApp, PASSWORD, signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';
import { translatePage } from '../../support/translate-page';

/** Pages that the browser translates: see docs/decisions/texts.md. A name matches also inside of its translation. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name: translated(name), exact: true });

test('translated before the app has started a username that is typed stays, with the focus', async ({ page }) => {
  const { start } = await openWithoutApp(page);
  await page.keyboard.type('ann');
  await page.evaluate(translatePage);
  start();
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await page.keyboard.type('.lee');
  await expect(field(page, 'Username')).toHaveValue('ann.lee');
  await expect(field(page, 'Username')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});

/** The page is translated from its first text on, and the guard finds what React can no longer change. */
test.describe('a page that is always translated works:', () => {
  test.beforeEach(({ page }) => alwaysTranslate(page));

  test('sign-in with an error, a challenge and a lockout', async ({ page, world, clock }) => {
    await clock.install();
    await signInPage.open(page);
    await field(page, 'Username').fill('ann.lee');
    await screen.press(page, 'Next');
    await expect(page.getByRole('button', { name: translated('Log in'), exact: true })).toBeVisible();
    await world.state.patch('persons', 'ann', { failedLogins: 2 });
    const submit = async (password: string) => {
      await field(page, 'Password').fill(password);
      await page.getByRole('button', { name: translated('Log in'), exact: true }).click();
    };
    await submit('Wrong-Harbor-1');
    await expect(page.getByRole('alert')).toContainText('is not correct');
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await world.state.patch('persons', 'ann', { failedLogins: 4 });
    await submit('Wrong-Harbor-2');
    await expect(page.getByText(/Try again in [45]:/)).toBeVisible();
    await expectAccessible(page);
    await clock.advance({ seconds: 70 });
    await expect(page.getByText(/Try again in 3:/)).toBeVisible();
    await clock.advance({ minutes: 5 });
    await expect(page.getByText(/Try again in/)).toBeHidden();
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await submit(PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });
});

/** Translates every page of the tab from its first content on, as "always translate" does. */
async function alwaysTranslate(page: Page): Promise<void> {
  await page.addInitScript(translatePage);
}

/** The text of a translation: the same one in brackets. */
const translated = (text: string): string => `«${text}»`;
