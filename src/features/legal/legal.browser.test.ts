import { expect, test } from 'vitest';
import { openApp } from '../../../tests/screens/app';
import { heading } from '../../../tests/screens/screen';
import './LegalScreen';

test('the terms are open to a visitor', async () => {
  await openApp('/auth/legal');
  await expect.element(heading('Terms of Service')).toBeVisible();
});
