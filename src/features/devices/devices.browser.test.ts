import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hears, listen } from '../../../tests/screens/announced';
import { alert, button, dialog, doesNotSee, follow, press, sees } from '../../../tests/screens/screen';
import { answer, openTab, timesCalled, titleIsError, toast } from '../../../tests/screens/settings';
import './DevicesScreen';

const open = (as = 'dirk') => openTab('devices', { as, level: 1 });
const line = (version: string) => page.getByRole('row').filter({ hasText: version });
const revoke = (version: string) =>
  line(version)
    .getByRole('button', { name: /^Revoke/ })
    .click();
const colourOf = (version: string) => getComputedStyle(line(version).getByRole('rowheader').element()).color;
const rows = () => page.getByRole('row').all().length - 1;

test('a device is revoked after a question', { tags: 'long' }, async () => {
  const { world, again } = await open();
  await revoke('5.2.0');
  await expect.element(dialog()).toHaveAccessibleName('Revoke this device?');
  await expect.element(dialog()).toHaveTextContent(/Apple|Google|Samsung/);
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await answer('Cancel');
  expect(await timesCalled(world, 'revokeDevice')).toBe(0);
  await revoke('5.2.0');
  await answer('Revoke');
  await expect.element(line('5.2.0')).toHaveTextContent('Revoked');
  await expect.element(toast('The device was revoked.')).toBeVisible();
  await expect.element(line('5.2.0').getByRole('button')).not.toBeInTheDocument();
  await expect.element(line('5.2.0')).toHaveFocus();
  expect(colourOf('5.2.0')).not.toBe(colourOf('5.4.0'));
  await follow('Contact info');
  await follow('Devices');
  await expect.element(line('5.2.0')).toHaveTextContent('Revoked');
  await again();
  await expect.poll(rows).toBe(4);
});

test('a revocation that fails keeps the device', async () => {
  const { world } = await open();
  await world.on('revokeDevice').status(500);
  await revoke('5.2.0');
  await answer('Revoke');
  await expect.element(alert()).toHaveTextContent('The device couldn’t be revoked. Please try again.');
  await expect.element(line('5.2.0').getByRole('button')).toBeVisible();
  await titleIsError();
});

test('a device that another tab has revoked is revoked here', async () => {
  const { world } = await open();
  await world.on('revokeDevice').status(404);
  await revoke('5.2.0');
  await answer('Revoke');
  await expect.element(line('5.2.0')).toHaveTextContent('Revoked');
});

test('a second revocation keeps the first one', { tags: 'long' }, async () => {
  await open();
  for (const version of ['5.2.0', '5.4.0']) {
    await line(version).getByRole('button').first().click();
    await answer('Revoke');
    await expect.element(line(version).first()).toHaveTextContent('Revoked');
  }
  await expect.element(line('5.2.0')).toHaveTextContent('Revoked');
});

test('devices of one name are told apart by system with app', async () => {
  await open();
  await expect.element(button(/^Revoke Google Pixel 10\s· Android 16\s· 5\.4\.0$/)).toBeVisible();
  await expect.element(button('Revoke Apple iPhone 17')).toBeVisible();
});

test('a page has five devices', async () => {
  await open('dana');
  await expect.poll(rows).toBe(5);
  const heard = listen();
  await press(/next/i);
  await expect.poll(rows).toBe(2);
  await hears(heard, 'Page 2 of 2');
  await expect.element(button(/next/i)).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(rows()).toBe(2);
  await press(/previous/i);
  await hears(heard, 'Page 1 of 2');
  await userEvent.keyboard('{Enter}');
  expect(rows()).toBe(5);
  expect(heard.join()).not.toMatch(/Page [03]/);
});

test('a single page has no pager', async () => {
  await open();
  await expect.poll(rows).toBe(5);
  await expect.element(button(/next/i)).not.toBeInTheDocument();
});

test('a person without devices reads so', async () => {
  await open('ann');
  await sees('No device is set up for biometric login. You can set it up in the mobile app.');
  doesNotSee('You can log in on these devices');
});

test('a lost network is said until it is back', async () => {
  await open();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await sees('You are offline. What you typed is still here.');
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('You are offline.')).not.toBeInTheDocument();
});
