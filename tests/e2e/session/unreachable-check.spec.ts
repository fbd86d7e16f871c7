import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';

/** A failed check of the session leads to sign-in, which explains it. */

const target = '/auth/account-settings/devices';
const sentence = 'We can’t reach the service right now. You may still be logged in.';
const notice = (page: Page) => page.getByRole('main').getByText(sentence);

test.describe('a check that fails', () => {
  test.use({ allow: { consoleErrors: [/Failed to load resource/] } });

  test('leads to sign-in with the reason, and by "Try again" back to the target @main', async ({
    page,
    world,
    signInAs,
  }) => {
    await signInAs('ann');
    await world.on('checkAuthentication').status(500);
    await page.goto(target);
    await screen.arrivesAt(page, '/auth/login');
    await expect(notice(page)).toBeVisible();
    await expect(page.locator('[data-announcer] p')).toHaveText(sentence);
    await expectAccessible(page);
    await signInPage.username(page).fill('ann.lee');
    const again = screen.button(page, 'Try again');
    await again.click();
    await expect(again).toBeEnabled();
    await expect(again).toBeFocused();
    await expect(notice(page)).toBeVisible();
    await expect(signInPage.username(page)).toHaveValue('ann.lee');
    await world.faults.clear();
    await again.click();
    await screen.arrivesAt(page, target);
    await expect(screen.heading(page, 'Account settings')).toBeVisible();
    await screen.keepsFocus(page);
  });
});
