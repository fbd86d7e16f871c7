import { expect, test } from 'vitest';
import { openApp } from '../../../tests/screens/app';
import { heading, link } from '../../../tests/screens/screen';
import './EntryScreen';

test('/auth/a offers each way in', async () => {
  await openApp('/auth/a');
  await expect.element(heading('Welcome to Lifion')).toBeVisible();
  for (const [name, href] of [
    ['Log in', '/auth/login'],
    ['Log in with single sign-on', '/auth/sso-login/request'],
    ['Create an account', '/auth/self-registration/request'],
    ['Forgot your username?', '/auth/forgot-username/request'],
    ['Forgot your password?', '/auth/forgot-password/request'],
  ] as const)
    await expect.element(link(name), { message: name }).toHaveAttribute('href', href);
});
