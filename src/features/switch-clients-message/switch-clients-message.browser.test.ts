import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../tests/screens/app';
import { heading } from '../../../tests/screens/screen';
import './SwitchClientsMessageScreen';

test('without a switch the page leads to the companies', async () => {
  await openApp('/auth/switch-clients-message', { as: 'ben' });
  await expect.element(heading(/./)).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link'))
    .toHaveAttribute('href', '/auth/account-settings/switch-clients');
});
