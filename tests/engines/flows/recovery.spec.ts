import { expect, test } from '../test';

const NEW_PASSWORD = 'Lantern!72Harbor';

test('a forgotten password is replaced by the link of a mail', async ({ user, world }) => {
  await user.goto('/auth/forgot-password/request');
  await user.see('heading', 'Forgot your password?');
  await user.fill('Email address', 'ann@example.com');
  await user.press('Submit');
  await user.see('heading', 'Check your email');
  const { link } = await world.outbox.waitFor({ kind: 'resetPassword' });
  await user.goto(new URL(link ?? '').pathname + new URL(link ?? '').search);
  await user.see('heading', 'Choose a new password');
  expect(await user.read('location.href')).not.toContain('token=');
  await user.fill('New password', NEW_PASSWORD);
  await user.press('Reset password');
  await user.see('heading', 'Password changed');
  await user.follow('Log in');
  await user.fill('Password', NEW_PASSWORD);
  await user.press('Log in');
  await user.see('heading', 'Welcome, Ann');
});
