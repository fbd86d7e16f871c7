import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OperationId } from '../../../openapi/generated/operations';
import { hears, listen } from '../../../tests/screens/announced';
import { allowInConsole } from '../../../tests/screens/app';
import { plugInAuthenticator } from '../../../tests/screens/passkey';
import { alert, arrivesAt, button, dialog, field, hasError, press, type } from '../../../tests/screens/screen';
import {
  answer,
  openTab,
  region,
  row,
  sentWith,
  timesCalled,
  titleIsError,
  toast,
} from '../../../tests/screens/settings';
import './SecurityTab';

const FAILED = 'This part couldn’t be loaded.';
const parts: [OperationId, string][] = [
  ['getAccountSecurity', 'How you log in'],
  ['getAccountSecurity', 'Two-step verification'],
  ['listPasskeys', 'Passkeys'],
  ['listSessions', 'Where you are logged in'],
  ['listActivity', 'Recent activity'],
];
const secured = (level = 3) => openTab('security', { scenario: 'secured-account', level });
const steps = () => region('Two-step verification');
const sessions = () => region('Where you are logged in');
const trusted = () => region('Trusted devices');
const activity = () => region('Recent activity');

test.each(parts)('a response of %s off the contract fails "%s" alone', async (operation, name) => {
  allowInConsole(/breach|contract/i);
  const { world } = await openTab('security', {
    before: (world) => world.on(operation).offSpec().answer({ body: {} }),
  });
  await expect.element(region(name).getByRole('alert')).toHaveTextContent(FAILED);
  await expect
    .element(
      region(operation === 'listSessions' ? 'How you log in' : 'Where you are logged in')
        .getByRole('listitem')
        .first(),
    )
    .toBeVisible();
  await world.journal.clear();
});

test.each(parts)('a failure of %s in "%s" can be tried again', async (operation, name) => {
  const { world } = await openTab('security', { before: (world) => world.on(operation).status(500) });
  await expect.element(region(name).getByRole('alert')).toHaveTextContent(FAILED);
  await titleIsError();
  await world.faults.clear();
  await region(name).getByRole('button', { name: 'Try again' }).click();
  await expect.element(region(name).getByRole('alert')).not.toBeInTheDocument();
});

test('new backup codes without a list are a failure', async () => {
  allowInConsole(/breach|contract/i);
  const { world } = await openTab('security');
  await world
    .on('createBackupCodes')
    .offSpec()
    .answer({ status: 201, body: { id: 'codes-1' } });
  await press('Create new codes');
  await expect.element(alert()).toHaveTextContent('Something went wrong. Please try again.');
  await world.journal.clear();
});

test.each([
  ['Passkeys', '2', 'Passkeys'],
  ['Authenticator app', 'In use', 'Two-step verification'],
  ['Backup codes', '2', 'Two-step verification'],
  ['Sessions', '4', 'Where you are logged in'],
])('the summary says of %s "%s", and leads to "%s"', async (name, value, part) => {
  await secured();
  await expect.element(row('This device')).toBeVisible();
  const term = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name);
  expect(term?.nextElementSibling?.textContent).toBe(value);
  const link = term?.querySelector('a')?.hash ?? '';
  expect(document.querySelector(link)?.textContent).toBe(part);
});

test('a passkey without a name is not saved', async () => {
  const { world } = await secured();
  await press('Rename Apple Passwords');
  await type('Name', ' ');
  await answer('Save');
  await hasError('Name', 'Please enter a name.');
  expect(await timesCalled(world, 'renamePasskey')).toBe(0);
});

test('a cancelled name of a passkey is forgotten', async () => {
  await secured();
  await press('Rename Apple Passwords');
  await type('Name', 'x'.repeat(61));
  await expect.element(field('Name')).toHaveValue('x'.repeat(60));
  await answer('Cancel');
  await press('Rename Apple Passwords');
  await expect.element(field('Name')).toHaveValue('Apple Passwords');
});

test('the last way to log in has no Delete', async () => {
  await openTab('security', { scenario: 'passkey-only' });
  await expect
    .element(region('Passkeys'))
    .toHaveTextContent('This is your only way to log in, so you can’t delete it.');
  await expect.element(region('Passkeys').getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
});

test('a passkey is deleted after a question', async () => {
  const { world } = await secured();
  await press('Delete Apple Passwords');
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await answer('Cancel');
  expect(await timesCalled(world, 'deletePasskey')).toBe(0);
  const heard = listen();
  await press('Delete Apple Passwords');
  await expect.element(dialog()).toHaveTextContent('log in with the passkey “Apple Passwords”.');
  await answer('Delete');
  await hears(heard, 'The passkey “Apple Passwords” was deleted.');
  await expect.element(button('Delete Apple Passwords')).not.toBeInTheDocument();
  await expect.element(activity().getByRole('listitem').first()).toHaveTextContent('Passkey deleted');
});

test('a deleted passkey can be logged out where it was used', async () => {
  allowInConsole(/Contract breach/);
  const { world } = await secured();
  const [, second] = (await world.state.read('sessions')).filter(({ personId }) => personId === 'ann');
  const body = { begunSessionIds: [second?.publicId] };
  await world.on('deletePasskey').offSpec().answer({ status: 200, body });
  await press('Delete Apple Passwords');
  await answer('Delete');
  await expect.element(dialog()).toHaveAccessibleName('Log out where it was used?');
  await answer('Log out there');
  await expect.poll(() => sessions().getByRole('listitem').all().length).toBe(3);
  await world.journal.clear();
});

test('the offer of a passkey can be switched off', async () => {
  const { world } = await secured();
  const box = page.getByRole('checkbox', { name: 'Offer to create a passkey when I log in' });
  await expect.element(box).toBeChecked();
  await box.click();
  expect(await sentWith(world, 'setPasskeyOffer')).toEqual({ isWanted: false });
  await expect.element(box).not.toBeChecked();
});

test('the app is removed after a question', async () => {
  const { world } = await secured();
  await press('Remove authenticator app');
  await expect.element(dialog()).toHaveAccessibleName('Remove the authenticator app?');
  await answer('Cancel');
  expect(await timesCalled(world, 'removeAuthenticatorApp')).toBe(0);
  await press('Remove authenticator app');
  const heard = listen();
  await answer('Remove');
  await hears(heard, 'The authenticator app was removed.');
  await expect.element(button('Set up authenticator app')).toBeVisible();
});

test('new backup codes count once they are saved', async () => {
  const { world } = await openTab('security');
  await press('Create new codes');
  await expect.element(dialog()).toHaveAccessibleName('Your new backup codes');
  expect(dialog().getByRole('listitem').all()).toHaveLength(10);
  expect(await timesCalled(world, 'keepBackupCodes')).toBe(0);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await answer('Copy');
  expect(copied.mock.lastCall?.[0].trim().split('\n')).toHaveLength(10);
  const heard = listen();
  await answer('I have saved them');
  await hears(heard, 'The new backup codes are ready.');
  await expect.element(steps()).toHaveTextContent('Codes left: 10');
});

test.each([
  ['secured-account', /PasswordChanged .+ ago.*Change password/, true],
  ['passkey-only', /PasswordNot set up/, false],
])('how one logs in: %s', async (scenario, text, hasLink) => {
  await openTab('security', { scenario });
  await expect.element(region('How you log in')).toHaveTextContent(text);
  expect(region('How you log in').getByRole('link').elements()).toHaveLength(hasLink ? 1 : 0);
});

test('more than five sessions show after a press', async () => {
  const body = { sessions: Array.from({ length: 7 }, (_one, at) => ({ id: `s${at}`, isCurrent: at === 0 })) };
  await openTab('security', { before: (world) => world.on('listSessions').offSpec().answer({ body }) });
  await expect.poll(() => sessions().getByRole('listitem').all().length).toBe(5);
  await sessions().getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => sessions().getByRole('listitem').all().length).toBe(7);
});

test('a wrong code of the app has its message', async () => {
  await openTab('security');
  await press('Set up authenticator app');
  await type('Code that the app shows', '000000');
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('This code is not correct. Please enter the code that your app shows now.');
  await expect.element(field('Code that the app shows')).toHaveValue('');
});

test('an authenticator app is set up by its first code', async () => {
  const { world } = await openTab('security');
  await world.on('confirmAuthenticatorApp').answer({ body: { isSet: true } });
  await press('Set up authenticator app');
  await expect.element(dialog()).toHaveTextContent(/key in the app:(?: ?[A-Z2-7]{4}\b)+/);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await answer('Copy');
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^[A-Z2-7]{16,}$/));
  await expect.element(field('Code that the app shows')).toHaveAttribute('autocomplete', 'one-time-code');
  const heard = listen();
  const before = await timesCalled(world, 'getAccountSecurity');
  await type('Code that the app shows', '123456');
  await hears(heard, 'The authenticator app is set up.');
  await expect.poll(() => timesCalled(world, 'getAccountSecurity')).toBeGreaterThan(before);
});

test('cancelled backup codes leave none', async () => {
  await openTab('security');
  await press('Create new codes');
  await answer('Cancel');
  await expect.element(steps()).toHaveTextContent('You have no backup codes.');
});

test('former backup codes are replaced after a question alone', async () => {
  const { world } = await secured();
  await expect.element(steps()).toHaveTextContent('Create new codes before you run out.');
  await press('Create new codes');
  await expect.element(dialog()).toHaveTextContent('the old ones will no longer work.');
  await userEvent.keyboard('{Escape}');
  expect(await timesCalled(world, 'createBackupCodes')).toBe(0);
});

test('one session is logged out', async () => {
  await secured();
  const heard = listen();
  await press('Log out Safari on iPhone');
  await hears(heard, 'Logged out remotely');
  await expect.element(activity().getByRole('listitem').first()).toHaveTextContent('Logged out remotely');
  await expect.element(button('Log out Safari on iPhone')).not.toBeInTheDocument();
  await expect.poll(() => sessions().getByRole('listitem').all().length).toBe(3);
});

test('without a trusted device there is no list of them', async () => {
  await secured();
  await expect.element(sessions().getByRole('listitem').first()).toBeVisible();
  await expect.element(trusted()).not.toBeInTheDocument();
});

test('the trust in a device is taken away, and the focus stays in the tab', async () => {
  const { world } = await openTab('security', { scenario: 'trusted-devices' });
  await expect.element(trusted()).toHaveTextContent(/Safari on iPhoneTrusted 2 days ago · Last used 1 hour ago/);
  const heard = listen();
  await press('Stop trusting Safari on iPhone');
  await hears(heard, 'Device no longer trusted');
  await expect.poll(() => trusted().getByRole('listitem').all().length).toBe(1);
  await expect.element(activity().getByRole('listitem').first()).toHaveTextContent('Device no longer trusted');
  await press(/^Stop trusting Firefox/);
  await expect.element(trusted()).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  expect(await timesCalled(world, 'endDeviceTrust')).toBe(2);
});

test('all other sessions are logged out after a question', async () => {
  await secured();
  await press('Log out everywhere else');
  await answer('Log out everywhere else');
  await expect.poll(() => sessions().getByRole('listitem').all().length).toBe(1);
  await expect.element(sessions().getByRole('button')).not.toBeInTheDocument();
  await expect.element(activity().getByRole('listitem').first()).toHaveTextContent('Logged out everywhere else');
});

test('the activity comes in pages of ten', async () => {
  await secured();
  await expect.poll(() => activity().getByRole('listitem').all().length).toBe(10);
  await activity().getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => activity().getByRole('listitem').all().length).toBe(20);
  await activity().getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => activity().getByRole('listitem').all().length).toBeGreaterThan(20);
  await expect.element(activity().getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('an account without activity has nothing to disown', async () => {
  await openTab('security', { before: (world) => world.on('listActivity').answer({ body: { entries: [] } }) });
  await expect.element(activity()).toHaveTextContent('No activity in the last 90 days.');
  await expect.element(activity().getByRole('button')).not.toBeInTheDocument();
});

test('a part that is slow keeps the others for two seconds only', async () => {
  await openTab('security', { before: (world) => world.on('listActivity').delay(20_000) });
  await expect.element(steps().getByRole('listitem').first()).toBeVisible();
});

test('"This wasn’t me" shows once, and on the event that is pointed at', async () => {
  await secured();
  const shown = () => activity().getByRole('button', { name: /^This wasn’t me/ });
  await expect.element(shown()).toHaveAccessibleName('This wasn’t me');
  await activity().getByText('Login failed').first().hover();
  await expect.element(shown().nth(1)).toHaveAccessibleName(/^This wasn’t me: Login failed, \w+ \d+, \d{4}/);
  await expect.element(shown().nth(2)).not.toBeInTheDocument();
});

test('"This wasn’t me" ends the others for a new password', async () => {
  const { world } = await secured();
  await activity().getByRole('button', { name: 'This wasn’t me' }).first().click();
  await answer('Continue');
  await arrivesAt('/auth/account-settings/change-password');
  expect(await timesCalled(world, 'endOtherSessions')).toBe(1);
});

test('whoever has the most passkeys is offered no other', async () => {
  await openTab('security', { scenario: 'many-passkeys' });
  await expect.element(region('Passkeys')).toHaveTextContent('You have 10 passkeys and can’t have more.');
  await expect.element(button('Create a passkey')).not.toBeInTheDocument();
});

test('a step-up comes before the dialog of a new passkey', async () => {
  await plugInAuthenticator({ holdsKey: false });
  await openTab('security', { level: 1 });
  await press('Create a passkey');
  await arrivesAt('/auth/step-up');
});

test.each(['Save', 'Cancel'])('a new passkey says once that it was created, after %s', async (name) => {
  await plugInAuthenticator({ holdsKey: false });
  await openTab('security');
  await press('Create a passkey');
  await expect.element(dialog()).toHaveAccessibleName('Name your passkey');
  await answer(name);
  await expect.element(toast('Your passkey is ready.')).toBeVisible();
  const heard = listen();
  await press(/^Rename/);
  await type('Name', 'Work laptop');
  await answer('Save');
  await hears(heard, 'The passkey has a new name.');
  await expect.element(button('Rename Work laptop')).toBeVisible();
});

test.each([true, false])(
  'a passkey goes on after its step-up, at once if a press was just before (%s)',
  async (isActive) => {
    vi.spyOn(UserActivation.prototype, 'isActive', 'get').mockReturnValue(isActive);
    await plugInAuthenticator({ holdsKey: false });
    sessionStorage.setItem('change-to-resume', '"passkey"');
    await openTab('security?resume=passkey');
    if (!isActive) await answer('Continue');
    await expect.element(dialog()).toHaveAccessibleName('Name your passkey');
  },
);

test.each([
  ['app', 'Set up an authenticator app'],
  ['remove-app', 'Remove the authenticator app?'],
  ['codes', 'Create new backup codes?'],
])('the change "%s" goes on after its step-up by "%s"', async (change, name) => {
  sessionStorage.setItem('change-to-resume', JSON.stringify(change));
  await openTab(`security?resume=${change}`, { scenario: 'secured-account' });
  await expect.element(dialog()).toHaveAccessibleName(name);
});
