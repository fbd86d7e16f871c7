import { test } from 'vitest';
import { openApp } from '../../../tests/screens/app';
import { arrivesAt, press } from '../../../tests/screens/screen';
import './SwitchClientsMessageScreen';

test('without a switch, Continue leads to the companies', async () => {
  await openApp('/auth/switch-clients-message', { as: 'ben' });
  await press('Continue');
  await arrivesAt('/auth/account-settings/switch-clients');
});
