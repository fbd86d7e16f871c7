import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openApp } from '../../../tests/screens/app';
import { hears, listen } from '../../../tests/screens/announced';
import {
  UNREACHABLE,
  alerts,
  ask,
  holds,
  isMarkedAsError,
  leadsTo,
  passTime,
  sent,
  shows,
} from '../../../tests/screens/recovery';
import {
  arrivesAt,
  button,
  field,
  follow,
  hasError,
  heading,
  link,
  press,
  sees,
  type,
} from '../../../tests/screens/screen';
import './EmailRequest';
import './CheckEmail';

const PASSWORD = '/auth/forgot-password/request';
const USERNAME = '/auth/forgot-username/request';
const REGISTRATION = '/auth/self-registration/request';
const EMAIL = 'Email address';
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
  await expect.element(heading('Check your email')).toHaveFocus();
  await sees(text);
  const name = operation === 'requestSelfRegistration' ? 'emailAddress' : 'identifier';
  expect(await sent(world, operation)).toEqual([{ [name]: 'nobody@example.com' }]);
});

test('a service that fails leads back to the form', async () => {
  await openApp(USERNAME, { before: (world) => world.on('requestUsernameReminder').status(500) });
  await ask('ann@example.com');
  await shows('Something went wrong');
  await press('Try again');
  await holds(EMAIL, 'ann@example.com');
});

test.each([
  ['no address', '', 'This field is required'],
  ['half an address', 'ann', 'A valid email address is required'],
  ['too long an address', `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(4)}example`, 'This field is required'],
])('Enter with %s says what is missing', async (_what, typed, text) => {
  const { world } = await openApp(PASSWORD);
  await type(EMAIL, typed);
  await expect.element(button('Submit')).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await hasError(EMAIL, text);
  await expect.element(field(EMAIL)).toHaveFocus();
  expect(document.title).toBe('Error: Forgot password – Lifion');
  expect(await sent(world, 'requestPasswordReset')).toEqual([]);
});

test('a lost response keeps the form, and the second try sends no second mail', async () => {
  const { world } = await openApp(PASSWORD, { before: (world) => world.on('requestPasswordReset').nth(1).drop() });
  await ask('ann@example.com');
  await alerts(UNREACHABLE);
  await isMarkedAsError();
  await holds(EMAIL, 'ann@example.com');
  await press('Submit');
  await shows('Check your email');
  expect(await world.outbox.list()).toHaveLength(1);
});

test('the wait after too many requests ends with "Try again"', async () => {
  await openApp(USERNAME, { before: (world) => world.on('requestUsernameReminder').code('TOO_MANY_ATTEMPTS') });
  await ask('ann@example.com');
  await expect.element(heading('Too many attempts')).toHaveFocus();
  await sees('You have asked for too many emails. Please try again later.');
  await sees(/Try again in \d+:\d\d/);
  await expect.element(button('Try again')).toBeDisabled();
  passTime(16 * 60);
  await press('Try again');
  await holds(EMAIL, 'ann@example.com');
});

test('the address that was typed comes back by Back', async () => {
  await openApp(PASSWORD);
  await type(EMAIL, 'ann@example.com');
  await follow('Cancel');
  await arrivesAt('/auth/login');
  history.back();
  await holds(EMAIL, 'ann@example.com');
});

test('the address goes along to the other form', async () => {
  await openApp(PASSWORD);
  await type(EMAIL, 'ann@example.com');
  await follow('Forgot your username?');
  await shows('Forgot your username?');
  await holds(EMAIL, 'ann@example.com');
  expect(location.search).toBe('');
});

test('a username that was typed at sign-in comes back there', async () => {
  await openApp('/auth/login');
  await type('Username', 'ann.lee');
  await follow('Forgot username or password?');
  await type(EMAIL, 'ann@example.com');
  await follow('Cancel');
  await holds('Username', 'ann.lee');
});

test('an address that was typed at sign-in fills the field', async () => {
  await openApp('/auth/login');
  await type('Username', 'ann@example.com');
  await follow('Forgot username or password?');
  await holds(EMAIL, 'ann@example.com');
  await type(EMAIL, 'ann.lee@example.com');
  await follow('Cancel');
  await holds('Username', 'ann.lee@example.com');
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
  await sees('ann@example.com');
  await sees('It can take a few minutes for the email to arrive. Please also look in your spam folder.');
  await leadsTo('Go to login', '/auth/login?redirectUrl=%2Fview%2Fhome');
});

test('"Use another email address" leads back to the form with the address', async () => {
  await openCheck(REGISTRATION);
  await follow('Use another email address');
  await shows('Create an account');
  await holds(EMAIL, 'ann@example.com');
});

test('the email is not sent again before the wait is over', async () => {
  const { world } = await openCheck();
  const again = button(/^Send the email again in 0:\d\d$/);
  await again.click({ force: true });
  await expect.element(again).toHaveFocus();
  expect(await sent(world, 'requestUsernameReminder')).toHaveLength(1);
});

test.each(forms)('%s sends the email again after the wait', async (path, operation) => {
  const { world } = await openCheck(path);
  const heard = listen();
  passTime(31);
  await press('Send the email again');
  await hears(heard, 'If this address is on file, another email is on its way.');
  await expect.element(button(/^Send the email again in/)).toBeVisible();
  expect(await sent(world, operation)).toHaveLength(2);
});

test('too many emails ask for a longer wait', async () => {
  const { world } = await openCheck();
  await world.on('requestUsernameReminder').code('TOO_MANY_ATTEMPTS');
  passTime(31);
  await press('Send the email again');
  await alerts('You have asked for too many emails. Please wait');
  await expect.element(button(/^Send the email again in \d+:\d\d$/)).toBeVisible();
});

test('an email that could not be asked for can be asked for at once', async () => {
  const { world } = await openCheck();
  await world.on('requestUsernameReminder').nth(1).drop();
  passTime(31);
  await press('Send the email again');
  await alerts(UNREACHABLE);
  await press('Send the email again');
  await sees('another email is on its way');
});
