import { expect, test } from '../test';
import { hasWebAuthn, seePasskeyButton } from '../user/web-authn';

const settings = (tab: string) => `/auth/account-settings/${tab}`;

test('sign-in offers a passkey where the engine has WebAuthn, and nowhere else', async ({ user }) => {
  await user.goto('/auth/login');
  if (await hasWebAuthn(user)) {
    await seePasskeyButton(user);
    return;
  }
  await user.fill('Username', 'ann.lee');
  await user.press('Next');
  await user.see('field', 'Password');
  expect(await user.find({ role: 'button', name: { text: 'Log in with a passkey' } })).toHaveLength(0);
});

test('the offer of a passkey is left, and leads on', async ({ user, signInAs }) => {
  await signInAs('ann');
  await user.goto(settings('contact-info'));
  const canCreate = await hasWebAuthn(user);
  await user.leaveFor(`/auth/passkey-offer?redirectUrl=${settings('devices')}`);
  if (canCreate) {
    await user.see('heading', 'Log in faster next time');
    await user.see('button', 'Create a passkey');
    await user.press('Not now');
  }
  await user.arrivesAt(settings('devices'));
  await user.see('heading', 'Mobile devices');
});

test.describe('the security tab', () => {
  test.use({ scenario: 'secured-account' });

  test('shows every part, and says where no passkey can be made', async ({ user, signInAs }) => {
    await signInAs('ann');
    await user.goto(settings('security'));
    for (const part of ['How you log in', 'Passkeys', 'Where you are logged in', 'Recent activity'])
      await user.see('heading', part);
    await user.see('button', /^Delete .*/);
    if (await hasWebAuthn(user)) await user.see('button', 'Create a passkey');
    else await user.seeText('This browser can’t create passkeys.');
  });
});

/** `@passkey`: only today's Chromium has a virtual authenticator. Its user accepts the suggestion. */
test('a passkey signs in, by the suggestion of the username field', { tag: '@passkey' }, async ({ user, baseURL }) => {
  await user.tab.plugInPasskey?.();
  await user.leaveFor(`${baseURL}/auth/login`);
  await user.see('heading', 'Welcome, Pia');
});
