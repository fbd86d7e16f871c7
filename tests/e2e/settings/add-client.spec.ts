import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/switch-clients';

test('Add New Client works by keyboard alone, and the page reloads with the company', async ({ page, signInAs }) => {
  await signInAs('oscar');
  await page.goto(open);
  await screen.press(page, 'Add New Client');
  const dialog = page.getByRole('dialog', { name: 'Select one client to add to your account:' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(750);
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await dialog.getByLabel('Company name').pressSequentially('Maple', { delay: 20 });
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await dialog.getByRole('radio').nth(1).check();
  await expectAccessible(page);

  await test.step('Escape closes it, and the keyboard opens, types, chooses and confirms', async () => {
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
