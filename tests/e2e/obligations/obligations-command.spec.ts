import { expectAccessible } from '../../support/guards/axe';
import { here, NEW_PASSWORD } from '../../support/verbs/obligations';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** An obligation that does not block the page. */
test.describe('a command in the middle of a session', () => {
  const open = '/auth/account-settings/devices';
  test.beforeEach(async ({ page, world, signInAs }) => {
    await world.scenario('must-do-something-mid-session');
    await signInAs('ann');
    await page.goto(open);
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  });

  test('is a modal that only its buttons close: Continue has the focus, opens its page, and leads back', async ({
    page,
  }) => {
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(page.getByRole('alertdialog', { name: 'One more step' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
    expect(here(page).pathname).toBe(open);

    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/auth/obligations/create-basic-credentials');

    expect(here(page).searchParams.get('redirectUrl')).toBe(open);
    await page.getByLabel('Username', { exact: true }).fill('ann.basic');
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('checkbox').check();
    await screen.press(page, 'Create');
    await screen.arrivesAt(page, open);
  });
});
