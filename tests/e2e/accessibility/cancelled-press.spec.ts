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
