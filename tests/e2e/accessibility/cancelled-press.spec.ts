import type { Locator, Page } from '@playwright/test';
import { signInPage } from '../../support/verbs/sign-in';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** A press by mistake has no effect when the user moves off the control and lets go (WCAG 2.2, 2.5.2). */

async function pressAndMoveOff(page: Page, control: Locator): Promise<void> {
  await control.hover();
  await page.mouse.down();
  // A point without a control, reached in two steps, as a hand moves.
  await page.mouse.move(3, 400, { steps: 2 });
  await page.mouse.up();
}

async function clicksOn(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, '__clicks', 0);
    const count = () => Reflect.set(window, '__clicks', Number(Reflect.get(window, '__clicks')) + 1);
    document.querySelector('main')?.addEventListener('click', count, true);
  });
  return () => page.evaluate(() => Number(Reflect.get(window, '__clicks')));
}

test('a press that moves off a button, or off the button that shows a password, does nothing', async ({
  page,
  world,
}) => {
  await signInPage.open(page);
  await signInPage.enterUsername(page, 'ann.lee');
  await signInPage.password(page).fill('Sunny-Harbor-42');
  await expect(signInPage.logIn(page)).toBeEnabled();
  await pressAndMoveOff(page, screen.button(page, 'Show password'));
  await expect(signInPage.password(page)).toHaveAttribute('type', 'password');
  await pressAndMoveOff(page, signInPage.logIn(page));
  await expect(signInPage.logIn(page)).toBeEnabled();
  await screen.arrivesAt(page, '/auth/login');
  expect(await world.journal.list({ operationId: 'login' })).toEqual([]);
  await signInPage.logIn(page).click();
  await expect.poll(async () => (await world.journal.list({ operationId: 'login' })).length).toBe(1);
});

test('a press that moves off a checkbox or a radio button changes no choice', async ({ page, signInAs }) => {
  await page.goto('/auth/create-account/invite-no-check');
  const terms = page.getByRole('checkbox');
  await expect(terms).toBeVisible();
  await pressAndMoveOff(page, terms);
  await expect(terms).not.toBeChecked();
  await signInAs('pia');
  await page.goto('/auth/step-up?redirectUrl=/auth/account-settings/contact-info');
  const email = page.getByRole('radio', { name: 'Email' });
  await expect(email).toBeVisible();
  await pressAndMoveOff(page, email);
  await expect(email).not.toBeChecked();
});

test('a press that moves off a tab opens no other tab, and one off a dialog button leaves it open', async ({
  page,
  signInAs,
}) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/contact-info');
  const add = screen.button(page, 'Add Contact');
  await expect(add).toBeVisible();
  const clicks = await clicksOn(page);
  await pressAndMoveOff(page, screen.tab(page, 'Devices'));
  await expect(screen.currentTab(page)).toHaveText('Contact info');
  await pressAndMoveOff(page, add);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await clicks()).toBe(0);
  await add.click();
  const dialog = page.getByRole('dialog');
  await pressAndMoveOff(page, dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toBeVisible();
});
