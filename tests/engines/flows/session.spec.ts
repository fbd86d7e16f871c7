import { test } from '../test';

const settings = (tab: string) => `/auth/account-settings/${tab}`;

test('sign-out ends the session, and Back shows nothing protected', async ({ user, signInAs }) => {
  await signInAs('ann');
  await user.goto(settings('contact-info'));
  await user.seeText('ann@example.com');
  await user.press('Log out');
  await user.arrivesAt('/auth/login');
  await user.see('field', 'Username');
  await user.back();
  await user.arrivesAt('/auth/login');
  await user.see('field', 'Username');
  await user.notSee({ text: { text: 'ann@example.com' } });
});
