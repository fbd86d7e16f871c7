import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MockWorld } from '../../../mock-server/client/world';
import { openApp } from '../../../tests/screens/app';
import { hears, listen } from '../../../tests/screens/announced';
import { alerts, ask, holds, leadsTo, passTime, sent, shows } from '../../../tests/screens/recovery';
import { refusedAtField } from '../../../tests/screens/refusals';
import * as screen from '../../../tests/screens/screen';
import { skipTimers } from '../../../tests/screens/sign-in';
import './EmailRequest';
import './SelfRegistrationScreen';
import './CheckEmail';

const PASSWORD = '/auth/forgot-password/request';
const USERNAME = '/auth/forgot-username/request';
const REGISTRATION = '/auth/self-registration/request';
const EMAIL = 'Email address';
const CODE = 'Code from the email';
const forms = [
  [PASSWORD, 'requestPasswordReset', 'we’ll send you a link to reset your password.'],
  [USERNAME, 'requestUsernameReminder', 'we’ll send you your username.'],
  [REGISTRATION, 'requestSelfRegistration', 'we’ll send you a link to register.'],
] as const;

test.each([
  [PASSWORD, 'Forgot your username?', '/auth/forgot-username/request?redirectUrl=%2Fview%2Fhome'],
  [USERNAME, 'Forgot your password?', '/auth/forgot-password/request?redirectUrl=%2Fview%2Fhome'],
  [REGISTRATION, 'I have a registration code', 'https://registration.example/portal'],
  [PASSWORD, 'Cancel', '/auth/login?redirectUrl=%2Fview%2Fhome'],
  [REGISTRATION, 'Back to login', '/auth/login?redirectUrl=%2Fview%2Fhome'],
])('%s has the link "%s"', async (path, name, address) => {
  await openApp(`${path}?redirectUrl=%2Fview%2Fhome`);
  await leadsTo(name, address);
});

test.each(forms)('%s ends at a page that does not say whether there is an account', async (path, operation, text) => {
  const { world } = await openApp(path);
  await ask(' nobody@example.com ');
  await expect.element(screen.heading('Check your email')).toHaveFocus();
  await screen.sees(text);
  const name = operation === 'requestSelfRegistration' ? 'emailAddress' : 'identifier';
  expect(await sent(world, operation)).toEqual([{ [name]: 'nobody@example.com' }]);
});

test.each([
  ['no address', '', 'This field is required'],
  ['half an address', 'ann', 'A valid email address is required'],
  ['too long an address', `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(4)}example`, 'This field is required'],
])('Enter with %s says what is missing', async (_what, typed, text) => {
  const { world } = await openApp(PASSWORD);
  await screen.type(EMAIL, typed);
  await expect.element(screen.button('Submit')).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await screen.hasError(EMAIL, text);
  await expect.element(screen.field(EMAIL)).toHaveFocus();
  expect(document.title).toBe('Error: Forgot password – Lifion');
  expect(await sent(world, 'requestPasswordReset')).toEqual([]);
});

test('the wait after too many requests ends with "Try again"', { tags: 'long' }, async () => {
  await openApp(USERNAME, { before: (world) => world.on('requestUsernameReminder').code('TOO_MANY_ATTEMPTS') });
  await ask('ann@example.com');
  await expect.element(screen.heading('Too many attempts')).toHaveFocus();
  await screen.sees('You have asked for too many emails. Please try again later.');
  await screen.sees(/Try again in \d+:\d\d/);
  await expect.element(screen.button('Try again')).toBeDisabled();
  passTime(16 * 60);
  await screen.press('Try again');
  await holds(EMAIL, 'ann@example.com');
});

test('the address goes along to the other form', async () => {
  await openApp(PASSWORD);
  await screen.type(EMAIL, 'ann@example.com');
  await screen.follow('Forgot your username?');
  await shows('Forgot your username?');
  await holds(EMAIL, 'ann@example.com');
  expect(location.search).toBe('');
});

test('a username that was typed at sign-in comes back there', { tags: 'long' }, async () => {
  await openApp('/auth/login');
  await screen.type('Username', 'ann.lee');
  await screen.follow('Forgot username or password?');
  await screen.type(EMAIL, 'ann@example.com');
  await screen.follow('Cancel');
  await holds('Username', 'ann.lee');
});

/** The page "Check your email". */
async function openCheck(path: string = USERNAME) {
  const opened = await openApp(`${path}?redirectUrl=%2Fview%2Fhome`);
  await ask('ann@example.com');
  await shows('Check your email');
  return opened;
}

test('the page "Check your email" names the address', async () => {
  await openCheck();
  await screen.sees('ann@example.com');
  await screen.sees('It can take a few minutes for the email to arrive. Please also look in your spam folder.');
  await leadsTo('Go to login', '/auth/login?redirectUrl=%2Fview%2Fhome');
  await screen.follow('Use another email address');
  await expect.poll(() => location.search).toBe('?redirectUrl=%2Fview%2Fhome');
});

test('sign-in knows the address that got the email', async () => {
  await openCheck();
  await screen.follow('Go to login');
  await holds('Username', 'ann@example.com');
});

test('a reload does not begin the wait again', async () => {
  const { again } = await openCheck();
  passTime(31);
  await again();
  await expect.element(screen.button('Send the email again')).toBeVisible();
});

test('a service that fails at the second email says so, and leads back to the form', { tags: 'long' }, async () => {
  const { world } = await openCheck();
  await world.on('requestUsernameReminder').status(500);
  passTime(31);
  await screen.press('Send the email again');
  await shows('Something went wrong');
  await screen.press('Try again');
  await holds(EMAIL, 'ann@example.com');
});

test('a slow request takes no key, and can be cancelled', async () => {
  skipTimers(5000);
  await openApp(USERNAME, { before: (world) => world.on('requestUsernameReminder').delay(60_000) });
  await ask('ann@example.com');
  await expect.element(screen.field(EMAIL)).toHaveAttribute('readonly');
  await screen.press('Cancel');
  await expect.element(screen.button('Submit')).toBeEnabled();
  await holds(EMAIL, 'ann@example.com');
});

test('the page is the same for an address that nobody knows', { tags: 'long' }, async () => {
  await openApp(USERNAME);
  const seen: string[] = [];
  for (const address of ['ann@example.com', 'nobody@example.com']) {
    await ask(address);
    await shows('Check your email');
    const own = new RegExp(String.raw`${address}|\d:\d\d|_r_\w+_`, 'g');
    seen.push(document.querySelector('main')?.innerHTML.replaceAll(own, '') ?? '');
    await screen.follow('Use another email address');
    await holds(EMAIL, address);
  }
  expect(seen[1]).toBe(seen[0]);
});

test('the email is not sent again before the wait is over', async () => {
  const { world } = await openCheck();
  const again = screen.button(/^Send the email again in 0:\d\d$/);
  await again.click({ force: true });
  await expect.element(again).toHaveFocus();
  expect(await sent(world, 'requestUsernameReminder')).toHaveLength(1);
});

test.each(forms)('%s sends the email again after the wait', async (path, operation) => {
  const { world } = await openCheck(path);
  const heard = listen();
  passTime(31);
  await screen.press('Send the email again');
  await hears(heard, 'If this address is on file, another email is on its way.');
  await expect.element(screen.button(/^Send the email again in/)).toBeVisible();
  expect(await sent(world, operation)).toHaveLength(2);
});

test('too many emails ask for a longer wait', { tags: 'long' }, async () => {
  const { world } = await openCheck();
  await world.on('requestUsernameReminder').code('TOO_MANY_ATTEMPTS');
  passTime(31);
  await screen.press('Send the email again');
  await alerts('You have asked for too many emails. Please wait');
  await expect.element(screen.button(/^Send the email again in \d+:\d\d$/)).toBeVisible();
});

test('the code of the mail leads to the new password', async () => {
  const { world } = await openCheck(PASSWORD);
  await screen.type(CODE, (await world.outbox.list()).at(-1)?.code ?? '');
  await screen.press('Continue');
  await expect.element(screen.heading('Choose a new password')).toBeVisible();
});

test('each refusal of the code of the mail is said at its field', { tags: 'long' }, async () => {
  const { world } = await openCheck(PASSWORD);
  const send = async () => {
    await screen.type(CODE, '12345');
    await screen.type(CODE, '123456');
    await screen.press('Continue');
  };
  await refusedAtField(world.on('redeemPasswordResetCode'), send, screen.field(CODE), {
    CODE_INCORRECT: 'This code is not correct. Please check it and try again.',
    CODE_EXPIRED: 'This code has expired. Please ask for a new one.',
    TOO_MANY_ATTEMPTS: 'There were too many attempts with this code. Please ask for a new one.',
  });
  await world.on('redeemPasswordResetCode').times(1).status(500);
  await send();
  await alerts('We couldn’t check the code. Please try again.');
});

test.each([true, false])('no code is asked for where the flag is off, or fails: %s', async (fails) => {
  const before = (w: MockWorld) => (fails ? w.on('getFeature').status(503) : w.given.flag('enableCodeSignIn', false));
  await openApp(PASSWORD, { before });
  await ask('ann@example.com');
  await expect.element(screen.heading('Check your email')).toHaveFocus();
  await expect.element(screen.field(CODE)).not.toBeInTheDocument();
});
