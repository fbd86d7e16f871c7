import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hears, listen } from '../../../tests/screens/announced';
import { allowInConsole } from '../../../tests/screens/app';
import { plugInAuthenticator } from '../../../tests/screens/passkey';
import { arrivesAt, button, dialog, field, hasError, press, type } from '../../../tests/screens/screen';
import { activity, secured, sessions } from '../../../tests/screens/security';
import { answer, openTab, region, sentWith, timesCalled, toast } from '../../../tests/screens/settings';
import './SecurityTab';

test('a passkey without a name is not saved', async () => {
  const { world } = await secured();
  await press('Rename Apple Passwords');
  await type('Name', ' ');
  await answer('Save');
  await hasError('Name', 'Please enter a name.');
  expect(await timesCalled(world, 'renamePasskey')).toBe(0);
});

test('a cancelled name of a passkey is forgotten', { tags: 'long' }, async () => {
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

test('a passkey is deleted after a question', { tags: 'long' }, async () => {
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

test('a deleted passkey can be logged out where it was used', { tags: 'long' }, async () => {
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
