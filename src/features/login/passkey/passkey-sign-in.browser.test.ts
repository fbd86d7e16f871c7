import { expect, test } from 'vitest';
import { openApp } from '../../../../tests/screens/app';
import { plugInAuthenticator } from '../../../../tests/screens/passkey';
import { heading } from '../../../../tests/screens/screen';
import './PasskeySignIn';

test('a passkey that the field suggests signs its owner in', async () => {
  await plugInAuthenticator();
  await openApp('/auth/login');
  await expect.element(heading('Welcome, Pia')).toBeVisible();
});
