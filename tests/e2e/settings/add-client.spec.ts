import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/switch-clients';

test.describe('Add New Client', () => {
  test('searches after a typing pause, shows pages of five, confirms a selected row, then reloads', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('oscar');
    await page.goto(open);
    await screen.press(page, 'Add New Client');
    const dialog = page.getByRole('dialog', { name: 'Select one client to add to your account:' });
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(750);
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await dialog.getByLabel('Company name').pressSequentially('Maple', { delay: 20 });
    await expect(dialog.getByRole('radio')).toHaveCount(5);
    await expect(dialog.getByText('Showing the first 5 of 12.', { exact: false })).toBeVisible();
    await world.verify({
      call: { operationId: 'searchClients', body: { clientNamePrefix: 'Maple', ignoreTransitionedToService: false } },
      times: 1,
    });
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await dialog.getByRole('radio').nth(1).check();
    await expectAccessible(page);

    await test.step('shows a message when the provisioning fails', async () => {
      await world.on('provisionAllClientAccess').times(1).status(500);
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      const said = 'The company couldn’t be added to your account. Please try again.';
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
      await expect(dialog).toBeHidden();
      // The toast goes after a while. The page says it after its reload, until the next try.
      await expect(page.getByRole('main').getByText(said)).toBeVisible();
      await expect(page).toHaveTitle(/^Error: /);
      await screen.press(page, 'Add New Client');
      await expect(page.getByRole('main').getByText(said)).toHaveCount(0);
    });

    await test.step('works by keyboard alone: open, type, choose, confirm, and Escape closes', async () => {
      await expect(dialog.getByLabel('Company name')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Add New Client' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Company name')).toBeFocused();
      await page.keyboard.type('Maple');
      await expect(page.getByRole('radio')).toHaveCount(5);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(page.getByRole('radio').first()).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
      await page.keyboard.press('Enter');
    });
    await expect(page.getByText('The company was added to your account.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Switch to Maple/ })).toBeVisible();
  });
});
