import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hears, listen } from '../../../tests/screens/announced';
import { allowInConsole } from '../../../tests/screens/app';
import {
  alert,
  arrivesAt,
  button,
  dialog,
  field,
  follow,
  hasError,
  heading,
  link,
  press,
  sees,
  type,
} from '../../../tests/screens/screen';
import { passTime } from '../../../tests/screens/recovery';
import { otherTabSays } from '../../../tests/screens/other-tab';
import { answer, openTab, timesCalled, titleIsError, visit } from '../../../tests/screens/settings';
import './ChangePasswordForm';

const OLD = 'Sunny-Harbor-42';
const NEW = 'Windy-Meadow-17';
const open = () => openTab('change-password', { level: 1 });
const update = () => button('Update password');

async function change(from = OLD, to = NEW): Promise<void> {
  await type('Current password', from);
  await type('New password', to);
  await press('Update password');
}

test('a current password that a manager has filled in is no unsaved change', async () => {
  await open();
  await type('Current password', OLD);
  await follow('Devices');
  await arrivesAt('/auth/account-settings/devices');
});

test('a new password is not lost without a question, by a link or a reload', async () => {
  await open();
  await type('New password', NEW);
  await follow('Devices');
  await expect.element(dialog()).toHaveAccessibleName('Discard your changes?');
  await answer('Keep editing');
  await expect.element(field('New password')).toHaveValue(NEW);
  const reload = new Event('beforeunload', { cancelable: true });
  dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);
});

test('the tab says what a new password needs, and its button waits for the current one too', async () => {
  await open();
  await sees('You can use your existing password again.');
  await expect.element(update()).toHaveAccessibleDescription(/^Your password needs: 8 to 72 characters/);
  await type('New password', NEW);
  await expect.element(update()).toBeDisabled();
});

test.each([
  ['by the mouse', (): Promise<void> => press('Update password')],
  ['by Enter in the field', (): Promise<void> => userEvent.keyboard('{Enter}')],
])('a change %s says that it succeeded, and leaves no field red', async (_how, send) => {
  await open();
  const heard = listen();
  await type('Current password', OLD);
  await type('New password', NEW);
  await send();
  await expect.element(dialog()).toHaveAccessibleName('Password changed');
  await expect.element(page.getByText('Your password was changed.')).toBeVisible();
  await hears(heard, 'Your password was changed.');
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  expect(document.title).toMatch(/^Password – /);
});

test('the success counts down from ten seconds', { tags: 'long' }, async () => {
  await open();
  await change();
  await expect.element(dialog()).toHaveTextContent('You will be logged out in 10 seconds.');
  await expect.element(dialog()).toHaveTextContent('You will be logged out in 9 seconds.');
});

test('the end of the countdown logs out', { tags: 'long' }, async () => {
  const { world } = await open();
  await change();
  await expect.element(dialog().getByText(/^You will be logged out in/)).toHaveAttribute('aria-live', 'off');
  passTime(10);
  await expect.poll(() => timesCalled(world, 'logoutAllSessions')).toBe(1);
});

test('the success cannot be dismissed', async () => {
  await open();
  await change();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  dialog()
    .element()
    .dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.element(dialog()).toBeVisible();
});

test('OK logs out everywhere, and sign-in asks for the new password', { tags: 'long' }, async () => {
  const { world } = await open();
  await change();
  await answer('OK');
  await expect.poll(() => timesCalled(world, 'logoutAllSessions')).toBe(1);
  await arrivesAt('/auth/login');
  await expect.element(field('Password')).toHaveFocus();
  await expect.element(field('Username')).toHaveValue('ann.lee');
});

test.each([
  ['ann', 1],
  ['ben', 0],
])('after a change by ann, a page that opens for %s logs out %i times', { tags: 'long' }, async (person, times) => {
  const { world, again } = await open();
  await change();
  await expect.element(dialog()).toBeVisible();
  await world.signIn(person);
  await again();
  if (times === 0) await expect.element(field('Current password')).toBeVisible();
  await expect.poll(() => timesCalled(world, 'logoutAllSessions')).toBe(times);
});

test.each([422, 403])('a refusal of the new password by %i says its message at the field', async (status) => {
  allowInConsole(/Contract breach/);
  const { world } = await open();
  const errors = ['PASSWORD_PRECONDITION_UNMATCHED', 'TOO_WEAK_PASSWORD'].map((code) => ({ code, message: 'no' }));
  const body = { ...errors[0], errors, traceId: 'trace-1' };
  await world.on('changePassword').offSpec().answer({ status, body });
  await change();
  await hasError('New password', "You've used this password recently. Please choose another password");
  await expect.element(field('New password')).toHaveFocus();
  await world.journal.clear();
});

test('a wrong current password has its message at its field', async () => {
  await open();
  await change('Wrong-Harbor-1');
  await hasError('Current password', 'Your current password is not correct.');
  await expect.element(field('Current password')).toHaveFocus();
  await titleIsError();
});

test('the last try but one warns of the log-out', async () => {
  await openTab('change-password', { before: (world) => world.given.limits({ passwordChangeTries: 2 }) });
  await change('Wrong-Harbor-1');
  await hasError('Current password', 'After one more incorrect attempt, you will be logged out.');
});

test('too many attempts say that nothing was changed, with the wait', async () => {
  await openTab('change-password', { before: (world) => world.given.limits({ passwordChangeTries: 1 }) });
  await change('Wrong-Harbor-1');
  await expect.element(dialog()).toHaveAccessibleName('Password not changed');
  await expect.element(dialog()).toHaveTextContent('There were too many attempts.');
  await expect.element(dialog().getByRole('timer')).toHaveTextContent(/Try again in \d+:\d\d/);
});

test('a failure without a known code has its message above the button', async () => {
  const { world } = await open();
  await world.on('changePassword').status(503);
  await change();
  await expect.element(alert()).toHaveTextContent('Something went wrong. Please try again.');
});

test('the obligation asks for another password', async () => {
  await visit('/auth/change-password', { as: 'pat', level: 1 });
  await expect.element(heading('Choose a new password')).toBeVisible();
  await sees('Your new password must be different from your current one.');
  await expect.element(link('Log out')).toHaveAttribute('href', '/auth/logout');
  const tokens = [...document.querySelectorAll('main input')].map((input) => input.getAttribute('autocomplete'));
  expect(tokens).toEqual(['username', 'current-password', 'new-password']);
});

test('the obligation keeps its target for the sign-in that follows', { tags: 'long' }, async () => {
  await visit('/auth/change-password?redirectUrl=/auth/legal', { as: 'pat', level: 1 });
  await change();
  await answer('OK');
  await arrivesAt('/auth/login');
  expect(location.search).toBe('?redirectUrl=%2Fauth%2Flegal');
});

test('a failed check of obligations that is repeated leaves what is typed', async () => {
  const { world } = await openTab('change-password', { before: (world) => world.on('checkObligations').status(503) });
  await type('Current password', OLD);
  const before = await timesCalled(world, 'checkObligations');
  otherTabSays({ type: 'client-switched' });
  await expect.poll(() => timesCalled(world, 'checkObligations')).toBeGreaterThan(before);
  await expect.element(field('Current password')).toHaveValue(OLD);
});
