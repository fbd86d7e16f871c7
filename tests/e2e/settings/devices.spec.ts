import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

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
