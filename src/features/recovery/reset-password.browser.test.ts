import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hears, listen } from '../../../tests/screens/announced';
import { openApp } from '../../../tests/screens/app';
import {
  GOOD,
  UNREACHABLE,
  alerts,
  holds,
  isMarkedAsError,
  leadsTo,
  pressByKey,
  sent,
  shows,
} from '../../../tests/screens/recovery';
import { plugInAuthenticator } from '../../../tests/screens/passkey';
import { refusedAtField } from '../../../tests/screens/refusals';
import * as screen from '../../../tests/screens/screen';
import { called, submit } from '../../../tests/screens/sign-in';
import './ResetPasswordScreen';

const PASSWORD = 'New password';
const RESET = 'Reset password';
const open = (token = 'reset-valid', options: Parameters<typeof openApp>[1] = {}) =>
  openApp(`/auth/forgot-password/reset?token=${token}`, options);
async function send(password = GOOD): Promise<void> {
  await screen.type(PASSWORD, password);
  await screen.press(RESET);
}

test('a link whose "&" a mail program has written as "&amp;" is good', async () => {
  await openApp('/auth/forgot-password/reset?utm_source=mail&amp;token=reset-valid');
  await expect.element(screen.heading('Choose a new password')).toBeVisible();
});

async function isNoLongerValid(): Promise<void> {
  await expect.element(screen.heading('This link is no longer valid')).toHaveFocus();
  await screen.sees('The link to reset your password has expired or was already used. You can ask for a new one.');
  await leadsTo('Try again', '/auth/forgot-password/request');
}

test.each([
  ['without a token', ''],
  ['with a mangled token', '%3Cscript%3E/../..'],
  ['that has expired', 'reset-expired'],
  ['that was used', 'reset-used'],
  ['that nobody knows', 'reset-other'],
])('a link %s leads to a new request', async (_which, token) => {
  await open(token);
  await isNoLongerValid();
  await isMarkedAsError();
});

test('a link that ends while the page is open says so', async () => {
  const { world } = await open();
  await expect.element(screen.field(PASSWORD)).toBeVisible();
  await world.clock.advance({ minutes: 61 });
  await send();
  await isNoLongerValid();
});

test('Enter says what the password still needs, and its progress not again', { tags: 'long' }, async () => {
  const timers = vi.spyOn(window, 'setTimeout');
  await open();
  await screen.type(PASSWORD, 'Windy-M');
  const heard = listen();
  await userEvent.keyboard('{Enter}');
  await hears(heard, 'Your password needs: 8 to 72 characters and A number');
  for (const [run, ms] of timers.mock.calls) if (ms === 1000 && typeof run === 'function') run();
  await screen.type(PASSWORD, 'Windy-Mea');
  await hears(heard, '4 of 5 requirements met');
  expect(heard.join()).not.toContain('3 of 5');
});

test('a link is read without what a mail program adds', async () => {
  await open('reset-valid)%0D%0A');
  await expect.element(screen.field(PASSWORD)).toBeVisible();
});

test('the page names the account', async () => {
  await open();
  await screen.sees('This will be the new password for ann.lee.');
  expect(document.querySelector('form [autocomplete="username"]')).toHaveValue('ann.lee');
  await expect.element(screen.field(PASSWORD)).toHaveAttribute('autocomplete', 'new-password');
  await leadsTo('Back to login', '/auth/login');
});

test('the page works without the name of the account', async () => {
  await open('reset-valid', { before: (world) => world.on('loadToken').answer({ status: 200, body: {} }) });
  await screen.sees('You will use it to log in from now on.');
});

test('each refusal of the password says its message at the field', { tags: 'long' }, async () => {
  const { world } = await open();
  const sendByKey = async () => {
    await screen.type(PASSWORD, GOOD);
    await pressByKey(RESET);
  };
  await refusedAtField(world.on('executeToken'), sendByKey, screen.field(PASSWORD), {
    PASSWORD_BLACKLISTED: 'This password is too common. Please choose another one.',
    PASSWORD_3_SEQUENTIAL_CHARS: 'Please avoid 3 sequential characters, such as abc or 321.',
    LENGTH_RULE: 'Please choose a password of 8 to 72 characters.',
  });
});

test('the password of now is refused until another one is typed', async () => {
  await open();
  await send('Sunny-Harbor-42');
  await screen.hasError(PASSWORD, "You've used this password recently.");
  await holds(PASSWORD, 'Sunny-Harbor-42');
  await screen.type(PASSWORD, GOOD);
  await expect.element(screen.field(PASSWORD)).not.toHaveAttribute('aria-invalid', 'true');
  await isMarkedAsError(false);
});

test('a reset whose response is lost succeeds at the second press', async () => {
  const { world } = await open('reset-valid', { before: (world) => world.on('executeToken').nth(1).drop() });
  await send();
  await alerts(UNREACHABLE);
  await holds(PASSWORD, GOOD);
  await isMarkedAsError();
  await screen.press(RESET);
  await expect.element(screen.heading('Password changed')).toHaveFocus();
  await screen.sees('Your new password is ready. You can use it to log in now.');
  expect(await sent(world, 'executeToken')).toHaveLength(2);
  await screen.follow('Log in');
  await holds('Username', 'ann.lee');
});

test('another password after a lost response is not said to be set', async () => {
  await open('reset-valid', { before: (world) => world.on('executeToken').nth(1).drop() });
  await send();
  await alerts(UNREACHABLE);
  await send('Another!83Harbor');
  await isNoLongerValid();
});

test('a service that fails at the reset leads back to the form', async () => {
  await open('reset-valid', { before: (world) => world.on('executeToken').status(503) });
  await send();
  await shows('Something went wrong');
  await screen.press('Try again');
  await holds(PASSWORD, '');
});

test('a link that cannot be checked can be tried again', async () => {
  await open('reset-valid', { before: (world) => world.on('loadToken').nth(1).drop() });
  await shows('We couldn’t load this page');
  await alerts(UNREACHABLE);
  await isMarkedAsError();
  await screen.press('Try again');
  await expect.element(screen.field(PASSWORD)).toBeVisible();
});

test('nothing shows while the link is checked, until it takes long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { world } = await open('reset-valid', { before: (world) => world.on('loadToken').delay(60_000) });
  await expect.element(page.getByRole('main')).toBeInTheDocument();
  expect(page.getByRole('main').element()).toHaveTextContent('');
  vi.advanceTimersByTime(5000);
  await screen.sees('This is taking longer than usual.');
  await world.faults.clear();
  await expect.element(screen.field(PASSWORD)).toBeVisible();
});

test('the sign-in after a reset offers no passkey', { tags: 'long' }, async () => {
  await plugInAuthenticator({ holdsKey: false });
  const { world } = await open();
  await send();
  await screen.follow('Log in');
  await submit(GOOD);
  await expect.element(screen.heading('Welcome, Ann')).toBeVisible();
  await called(world, 'listPasskeys', 0);
});
