import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { OperationId } from '../../../openapi/generated/operations';
import { hears, listen } from '../../../tests/screens/announced';
import { allowInConsole } from '../../../tests/screens/app';
import { alert, button, dialog, field, press, type } from '../../../tests/screens/screen';
import { secured, steps } from '../../../tests/screens/security';
import { answer, openTab, region, row, timesCalled, titleIsError } from '../../../tests/screens/settings';
import './SecurityTab';

const FAILED = 'This part couldn’t be loaded.';
const parts: [OperationId, string][] = [
  ['getAccountSecurity', 'How you log in'],
  ['getAccountSecurity', 'Two-step verification'],
  ['listPasskeys', 'Passkeys'],
  ['listSessions', 'Where you are logged in'],
  ['listActivity', 'Recent activity'],
];

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
  const answer = { status: 201, body: { id: 'codes-1' } };
  await world.on('createBackupCodes').offSpec().answer(answer);
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

test('the app is removed after a question', { tags: 'long' }, async () => {
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

test('new backup codes count once they are saved', { tags: 'long' }, async () => {
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

test('a part that is slow keeps the others for two seconds only', { tags: 'long' }, async () => {
  await openTab('security', { before: (world) => world.on('listActivity').delay(20_000) });
  await expect.element(steps().getByRole('listitem').first()).toBeVisible();
});

test.each([
  ['app', 'Set up an authenticator app'],
  ['remove-app', 'Remove the authenticator app?'],
  ['codes', 'Create new backup codes?'],
])('the change "%s" goes on after its step-up by "%s"', async (change, name) => {
  sessionStorage.setItem('change-to-resume', JSON.stringify(change));
  await openTab(`security?resume=${change}`, { scenario: 'secured-account' });
  await expect.element(dialog()).toHaveAccessibleName(name);
});
