import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test('the text of a revoked device is muted', async ({ page, signInAs }) => {
  await signInAs('dirk');
  await page.goto('/auth/account-settings/devices');
  const row = page.getByRole('row').filter({ hasText: '5.1.0' });
  const colour = () => row.getByRole('rowheader').evaluate((cell) => getComputedStyle(cell).color);
  const active = await colour();
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
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
