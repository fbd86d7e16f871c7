import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../tests/screens/app';
import './DevicesScreen';

test('the page of devices has its heading', async () => {
  await openApp('/auth/account-settings/devices', { as: 'ann' });
  await expect.element(page.getByRole('heading', { name: 'Devices', level: 2 })).toBeVisible();
});
