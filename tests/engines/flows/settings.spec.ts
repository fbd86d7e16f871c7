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

test('signs in, and opens every tab of the settings', { tag: '@quick' }, async ({ user }) => {
  await user.goto(settings('switch-clients'));
  await user.arrivesAt('/auth/login');
  await signIn(user, 'ann.lee');
  for (const [name, path, heading] of tabs) {
    await user.pressOn({ role: 'link', name: { text: name } });
    await user.arrivesAt(settings(path));
    await user.see('link', name);
    await user.see('heading', heading, {}, { role: 'main' });
  }
  await user.back();
});

test('unsaved changes are asked about on Back, and kept', { tag: '@quick' }, async ({ user, signInAs }) => {
  await signInAs('ann');
  await user.goto(settings('devices'));
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
});

test('a contact is added in a dialog, which gives the focus back, and is deleted', async ({ user, signInAs }) => {
  await signInAs('ann', { levelOfAssurance: 3 });
  await user.goto(settings('contact-info'));
  await user.press('Add Contact');
  await user.see('dialog', /./);
  await user.key('Escape');
  await user.notSee({ role: 'dialog' });
  await user.focusIs('button', 'Add Contact');
  await user.press('Add Contact');
  await user.fill('Email address', 'ann.second@example.com');
  await user.press('Save');
  await user.see('field', 'Code');
  await user.press('Cancel');
  await user.press('Delete ann.second@example.com');
  await user.press('Delete', { role: 'alertdialog' });
  await user.seeText('The contact method was deleted.');
});

test('a changed password signs out everywhere, and signs in', async ({ user, signInAs }) => {
  await signInAs('ann');
  await user.goto(settings('change-password'));
  await user.fill('Current password', 'Sunny-Harbor-42');
  await user.fill('New password', 'Windy-Meadow-17');
  await user.press('Update password');
  await user.see('alertdialog', 'Password changed');
  await user.press('OK');
  await user.arrivesAt('/auth/login');
  await signIn(user, 'ann.lee', 'Windy-Meadow-17');
  await user.see('heading', 'Welcome, Ann');
});

test('language and region are saved, and the page speaks the language', async ({ user, signInAs }) => {
  await signInAs('ann');
  await user.goto(settings('localization'));
  await user.choose('Language', /^(German|Deutsch)/);
  await user.press('Save');
  await user.see('heading', 'Kontoeinstellungen');
  await user.reload();
  await user.see('heading', 'Kontoeinstellungen');
  expect(await user.read('document.documentElement.lang')).toBe('de-DE');
});

test('a device is revoked after a question', async ({ user, signInAs }) => {
  await signInAs('dirk');
  await user.goto(settings('devices'));
  const row = { role: 'row', text: { text: '5.1.0' } };
  await user.press(/^Revoke/, row);
  await user.see('alertdialog', 'Revoke this device?');
  await user.press('Revoke', { role: 'alertdialog' });
  await user.seeText('The device was revoked.');
  await user.seeText('Revoked', row);
});

test('a user of several clients switches to another', async ({ user, signInAs }) => {
  await signInAs('ben');
  await user.goto(settings('switch-clients'));
  await user.press('Switch to Juniper Mills');
  await user.seeText('You’re now working with Juniper Mills.');
  await user.see('button', 'Switch to Harbor Foods');
});
