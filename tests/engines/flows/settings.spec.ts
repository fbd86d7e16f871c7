import { expect, test } from '../test';
import { signIn } from '../user/sign-in';

const settings = (tab: string) => `/auth/account-settings/${tab}`;
const tabs: readonly [tab: string, path: string, heading: string][] = [
  ['Switch companies', 'switch-clients', 'Switch companies'],
  ['Contact info', 'contact-info', 'Contact info'],
  ['Password', 'change-password', 'Change password'],
  ['Language and region', 'localization', 'Language and region'],
  ['Devices', 'devices', 'Mobile devices'],
  ['Security', 'security', 'Recent activity'],
];

test('signs in, opens every tab of the settings, keeps unsaved changes on Back, and signs out', async ({ user }) => {
  await user.goto(settings('switch-clients'));
  await user.arrivesAt('/auth/login');
  await signIn(user, 'ann.lee');
  for (const [name, path, heading] of tabs) {
    await user.pressOn({ role: 'link', name: { text: name } });
    await user.arrivesAt(settings(path));
    await user.see('link', name);
    await user.see('heading', heading, {}, { role: 'main' });
  }

  await user.pressOn({ role: 'link', name: { text: 'Devices' } });
  await user.arrivesAt(settings('devices'));
  await user.pressOn({ role: 'link', name: { text: 'Language and region' } });
  await user.choose('Region', 'Canada');
  await user.back();
  await user.see('alertdialog', 'Discard your changes?');
  const { selector } = await user.see('button', 'Keep editing', { hasFocus: true });
  // The button for the next keys must show its focus, although the user has pressed no key yet.
  expect(await user.read(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).outline`)).toMatch(
    /solid .*2px|2px solid/,
  );
  await user.press('Keep editing');
  await user.see('field', 'Region', { value: 'CA' });
  await user.arrivesAt(settings('localization'));
  await user.back();
  await user.press('Discard');
  await user.arrivesAt(settings('devices'));

  await user.press('Log out');
  await user.arrivesAt('/auth/login');
  await user.see('field', 'Username');
  // Back shows nothing protected.
  await user.back();
  await user.arrivesAt('/auth/login');
  await user.see('field', 'Username');
  await user.notSee({ role: 'heading', name: { text: 'Account settings' } });
});
