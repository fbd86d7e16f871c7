import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hears, listen } from '../../../tests/screens/announced';
import { allowInConsole, openApp } from '../../../tests/screens/app';
import { arrivesAt, button, field, heading, link, press, sees, type } from '../../../tests/screens/screen';
import { called, enterUsername, PASSWORD, signIn, skipTimers } from '../../../tests/screens/sign-in';
import './LoginScreen';

const login = '/auth/login';
const devices = '/auth/account-settings/devices';
const withTarget = `${login}?redirectUrl=${encodeURIComponent(`${devices}?from=mail`)}`;
const tooLong = 'Usernames must have at most 255 characters.';

test.each([
  ['   ', ''],
  ['x'.repeat(256), tooLong],
])('Next stays disabled for the username "%s"', async (username, error) => {
  await openApp(login);
  await type('Username', username);
  await expect.element(button('Next')).toBeDisabled();
  await expect.element(field('Username')).toHaveAccessibleDescription(error);
});

test('Enter in an empty username says that it is required', async () => {
  await openApp(login);
  await expect.element(field('Username')).toHaveFocus();
  const heard = listen();
  await userEvent.keyboard('{Enter}');
  await hears(heard, 'This field is required');
});

test('the password is hidden until the username is checked', async () => {
  await openApp(login);
  await expect.element(field('Password')).not.toBeVisible();
  const heard = listen();
  await enterUsername(' ann.lee ');
  await expect.element(field('Password')).toHaveFocus();
  await hears(heard, 'Enter the password for ann.lee');
});

test('two presses on Next check the username once, which takes no key meanwhile', async () => {
  const { world } = await openApp(login, { before: (w) => w.on('checkAuthPathByUsername').delay(500) });
  await type('Username', 'ann.lee');
  await button('Next').dblClick();
  await userEvent.keyboard('{Enter}Sunny');
  await expect.element(field('Password')).toBeVisible();
  await expect.element(field('Username')).toHaveValue('ann.lee');
  await called(world, 'checkAuthPathByUsername', 1);
});

test('the flag enableCheckAuthPathPost keeps the username out of the address', async () => {
  const { world } = await openApp(login, { before: (w) => w.given.flag('enableCheckAuthPathPost') });
  await enterUsername('ann.lee');
  await called(world, 'checkAuthPath', 1);
  await called(world, 'checkAuthPathByUsername', 0);
});

test.each([500, 503])('a check that fails with %i goes on with the password', async (status) => {
  await openApp(login, { before: (world) => world.on('checkAuthPathByUsername').status(status) });
  const heard = listen();
  await enterUsername('ann.lee');
  const sentence = 'We couldn’t check your username just now. You can continue with your password.';
  await sees(sentence);
  await hears(heard, sentence);
});

test('a slow check can be cancelled, which gives the username back', async () => {
  skipTimers(5000);
  await openApp(login, { before: (world) => world.on('checkAuthPathByUsername').delay(20_000) });
  await type('Username', 'ann.lee');
  await press('Next');
  await sees('This is taking longer than usual.');
  await press('Cancel');
  await expect.element(field('Username')).toHaveFocus();
  await expect.element(button('Next')).toBeEnabled();
});

test('a user of the other sign-in system leaves for it with the target, without its token', async () => {
  const legal = encodeURIComponent('/auth/legal?token=invite-valid&from=mail');
  const { left } = await openApp(`${login}?redirectUrl=${legal}`);
  await type('Username', 'nina.nexo');
  await press('Next');
  const way = encodeURIComponent('/auth/legal?from=mail');
  await expect.poll(() => left).toEqual([`/outside/nexo/login?redirectUrl=${way}`]);
});

test.each([
  ['', 'Log in with single sign-on', '/auth/sso-login/request'],
  ['', 'Create an account', '/auth/self-registration/request'],
  ['', 'Forgot username or password?', '/auth/forgot-username/request'],
  ['ann.lee', 'Forgot username or password?', '/auth/forgot-password/request'],
])('with the username "%s", "%s" leads to %s', async (username, name, path) => {
  await openApp(withTarget);
  await type('Username', username);
  await expect.element(link(name)).toHaveAttribute('href', path + location.search);
});

test('the step of the password has the link for the password alone', async () => {
  await openApp(login);
  await enterUsername('ann.lee');
  await expect.element(link('Forgot password?')).toHaveAttribute('href', '/auth/forgot-password/request');
  await expect.element(link('Forgot username or password?')).not.toBeInTheDocument();
});

test('the tip about secure information closes by Escape', async () => {
  await openApp(login);
  const tip = page.getByText(/^Your username and password are sent over an encrypted connection\./);
  await press('About secure information');
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeInTheDocument();
  await expect.element(button('About secure information')).toHaveFocus();
});

test('a password that shows hides when it is sent', async () => {
  await openApp(login, { before: (world) => world.on('login').delay(20_000) });
  await enterUsername('ann.lee');
  await type('Password', PASSWORD);
  await press('Show password');
  await expect.element(field('Password')).toHaveAttribute('type', 'text');
  await press('Log in');
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
});

test('no form shows while a session is checked', async () => {
  await openApp(withTarget, { as: 'ann', before: (world) => world.on('checkAuthentication').delay(400) });
  await expect.element(page.getByRole('main')).toBeInTheDocument();
  expect(field('Username').query()).toBeNull();
  await arrivesAt(devices);
});

test('without a session cookie nothing is checked before the first key', async () => {
  const { world, left } = await openApp(`${login}?redirectUrl=%2Fproduct`, {
    as: 'ann',
    before: () => void (document.cookie = 'session-expiry=; Max-Age=0; path=/'),
  });
  await expect.element(field('Username')).toHaveFocus();
  await called(world, 'checkAuthentication', 0);
  await userEvent.keyboard('a');
  await expect.poll(() => left).toEqual(['/product']);
});

test('a check that fails shows the form', async () => {
  await openApp(login, { as: 'ann', before: (world) => world.on('checkAuthentication').status(500) });
  await expect.element(field('Username')).toBeVisible();
});

test('what single sign-on has left over is logged out first', async () => {
  const { world } = await openApp(withTarget, { before: () => void (document.cookie = 'sso-session=1; path=/') });
  await arrivesAt('/auth/sso-login/request');
  expect(location.search).toBe(withTarget.slice(login.length));
  await called(world, 'logout', 1);
});

test('a target on another origin is not followed', async () => {
  allowInConsole(/^redirectUrl is ignored\./);
  const { left } = await openApp(`${login}?redirectUrl=https%3A%2F%2Fevil.example%2F`);
  await signIn('ann.lee');
  await expect.element(heading('Welcome, Ann')).toBeVisible();
  expect(left).toEqual([]);
});
