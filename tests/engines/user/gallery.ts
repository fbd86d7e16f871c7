import type { MockWorld } from '../../../mock-server/client/world';
import type { GalleryScreen } from '../../../scripts/measure/gallery/screens';
import type { User } from './user';
import { hasWebAuthn, seePasskeyButton } from './web-authn';

/** Opens a screen of the gallery in any engine. Acts there as the screen's `act` does in Chromium. */
export async function openScreen(
  { name, path, person, method, given, act }: GalleryScreen,
  user: User,
  world: MockWorld,
  signInAs: (person: string, options: { method?: 'SSO' | 'Nexo' }) => Promise<void>,
): Promise<void> {
  await given?.(world);
  if (person !== undefined) await signInAs(person, method === undefined ? {} : { method });
  await user.goto(path);
  await user.see('heading', /./);
  if (act !== undefined) await actOf(name)(user);
  await user.until('a page without placeholders', async () =>
    (await user.read(`document.querySelector('.ui-skeleton, [aria-busy="true"]') === null`)) ? true : undefined,
  );
}

/** @throws Error for a screen whose act is missing in this file */
function actOf(name: string): (user: User) => Promise<unknown> {
  const act = acts[name];
  if (act === undefined)
    throw new Error(`Write what happens on the screen "${name}" in tests/engines/user/gallery.ts.`);
  return act;
}

async function seeOfferOfPasskey(user: User): Promise<void> {
  if (await hasWebAuthn(user)) await seePasskeyButton(user);
}

async function enterUsername(user: User): Promise<void> {
  await seeOfferOfPasskey(user);
  await user.fill('Username', 'ann.lee');
  await user.press('Next');
  // The password field is there before its step, because it takes what is typed while the username is checked.
  await user.see('button', 'Log in');
}

const acts: Readonly<Record<string, (user: User) => Promise<unknown>>> = {
  Login: seeOfferOfPasskey,
  'Login, password': enterUsername,
  async 'Login, refused'(user) {
    await enterUsername(user);
    await user.fill('Password', 'Wrong-Harbor-1');
    await user.press('Log in');
    await user.see('alert', /.*/);
  },
  'Reset password': (user) => user.fill('New password', 'Lantern'),
  async 'Single sign-on, not found'(user) {
    await user.fill('Email address', 'somebody@nowhere.example');
    await user.press('Submit');
    await user.see('field', 'Email address', { isInvalid: true });
  },
  async 'Check your email'(user) {
    await user.fill('Email address', 'ann@example.com');
    await user.press('Submit');
    await user.see('heading', 'Check your email');
  },
  async 'Create account, errors'(user) {
    await user.fill('Email address', 'nell at example');
    await user.fill('Confirm email address', 'other@example.com');
    await user.focusOn({ role: 'field', name: { text: 'Email address' } });
    await user.focusOn({ role: 'field', name: { text: 'First name' } });
  },
  async 'Create account, code'(user) {
    await user.fill('Email address', 'nell.new@example.com');
    await user.fill('Confirm email address', 'nell.new@example.com');
    await user.check('checkbox', /./);
    await user.press('Continue');
    await user.see('field', 'Code');
  },
  async 'Decline confirmation'(user) {
    await user.press('Decline the invitation');
    await user.press(/^Decline/, { role: 'alertdialog' });
    await user.see('heading', 'Invitation declined');
  },
  async 'Add client'(user) {
    await user.press(/^Add/);
    await user.fill('Company name', 'Maple');
    await user.check('radio', 'Maple Bakeries');
  },
  async 'Add contact'(user) {
    await user.press('Add Contact');
    await user.see('field', 'Email address');
  },
  'Change password': (user) => user.fill('New password', 'Windy'),
  Security: (user) => user.see('heading', 'Recent activity'),
};
