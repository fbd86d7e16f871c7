import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/devices';
const sure = { name: 'Revoke this device?' };

test('a device is revoked after a question: the row shows Revoked, and a toast appears @main', async ({
  page,
  signInAs,
  world,
}) => {
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
  await page.getByRole('alertdialog', sure).getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByText('Revoked')).toBeHidden();
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('alertdialog', sure).getByRole('button', { name: 'Revoke' }).click();
  await expect(row.getByText('Revoked')).toBeVisible();
  await expect(page.getByText('The device was revoked.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The device was revoked.')).toBeHidden();
  await expect(row.getByRole('button')).toHaveCount(0);
  // The text of a revoked row is muted.
  await expect.poll(colour).not.toBe(active);
  await world.verify({ call: { operationId: 'revokeDevice' }, times: 1 });
  await page.reload();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(5);
});

test('a device without biometric login can be revoked like any other', async ({ page, signInAs, world }) => {
  await world.state.patch('devices', 'device-dirk-1', { isDeviceBasedAuthenticationEnabled: false });
  await signInAs('dirk');
  await page.goto(open);
  await expect(page.getByRole('button', { name: /^Revoke/ })).toHaveCount(5);
  await expect(page.getByRole('row').filter({ hasText: 'Revoked' })).toHaveCount(0);
});

test('a page lists five devices, which system and app tell apart, and a single page has no pager', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('dana');
  await page.goto(open);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
  await screen.press(page, /next/i);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  await screen.keepsFocus(page);

  await signInAs('dirk');
  await page.goto(open);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('button', { name: /next/i })).toBeHidden();

  const twins = page.getByRole('button', { name: /^Revoke Google Pixel 10/ });
  await expect(twins.first()).toHaveAccessibleName(/^Revoke Google Pixel 10\s· Android 16\s· 5\.1\.0$/);
  await expect(twins.last()).toHaveAccessibleName(/^Revoke Google Pixel 10\s· Android 16\s· 5\.4\.0$/);
  await twins.last().click();
  await expect(page.getByRole('alertdialog', sure)).toContainText(/Google Pixel 10\s· Android 16\s· 5\.4\.0/);
  await expect(page.getByRole('button', { name: 'Revoke Apple iPhone 17', exact: true })).toHaveCount(1);

  await page.getByRole('alertdialog', sure).getByRole('button', { name: 'Cancel' }).click();
  await test.step('a failed revocation shows a message and keeps the device', async () => {
    await world.on('revokeDevice').status(500);
    const row = page.getByRole('row').filter({ hasText: '5.2.0' });
    await row.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByRole('alertdialog', sure).getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('The device couldn’t be revoked. Please try again.')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Revoke/ })).toBeVisible();
  });
});

test('an empty list and a failed load of devices each show their message', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await page.goto(open);
  await expect(page.getByText('No device is set up for biometric login.')).toBeVisible();
  await world.on('listMyDevices').status(503);
  await page.reload();
  await expect(page.getByText('Your devices could not be loaded.')).toBeVisible();
  await world.faults.clear();
  await screen.press(page, 'Try again');
  await expect(page.getByText('No device is set up for biometric login.')).toBeVisible();
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
