import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/devices';
const sure = { name: 'Revoke this device?' };

test('a device is revoked after a question: the row shows Revoked, and a toast appears', async ({ page, signInAs }) => {
  await signInAs('dirk');
  await page.goto(open);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
  await expectAccessible(page);
  const row = page.getByRole('row').filter({ hasText: '5.1.0' });
  const colour = () => row.getByRole('rowheader').evaluate((cell) => getComputedStyle(cell).color);
  const active = await colour();
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await expect(page.getByRole('alertdialog', sure)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog', sure).getByRole('button', { name: 'Revoke' }).click();
  await expect(row.getByText('Revoked')).toBeVisible();
  await expect(page.getByText('The device was revoked.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The device was revoked.')).toBeHidden();
  // The text of a revoked row is muted.
  await expect.poll(colour).not.toBe(active);
});

/** Browsers call a network of a virtual adapter offline. */
test('the devices load on a working network that the browser calls offline', async ({ page, signInAs }) => {
  await signInAs('dirk');
  await page.goto('/auth/account-settings/contact-info');
  await expect(screen.tab(page, 'Devices')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    window.dispatchEvent(new Event('offline'));
  });
  await screen.tab(page, 'Devices').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
});
