import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hears, listen } from '../../../tests/screens/announced';
import { allowInConsole, openApp } from '../../../tests/screens/app';
import { arrivesAt, button, doesNotSee, field, heading, link, press, sees, type } from '../../../tests/screens/screen';
import { called, enterUsername, PASSWORD, signIn, skipTimers, submit } from '../../../tests/screens/sign-in';
import './LoginScreen';

const login = '/auth/login';
const target = '/auth/account-settings/devices?from=mail';
const withTarget = `${login}?redirectUrl=${encodeURIComponent(target)}`;

test.each([[''], ['   ']])('Next stays disabled for the username "%s"', async (username) => {
  await openApp(login);
  await type('Username', username);
  await expect.element(button('Next')).toBeDisabled();
});

test('a username of 256 characters has its error', async () => {
  await openApp(login);
  await type('Username', 'x'.repeat(256));
  await expect.element(field('Username')).toHaveAccessibleDescription('Usernames must have at most 255 characters.');
  await expect.element(button('Next')).toBeDisabled();
});

test('Enter in an empty username says that it is required', async () => {
  await openApp(login);
  const heard = listen();
  await field('Username').click();
  await userEvent.keyboard('{Enter}');
  await hears(heard, 'This field is required');
});

test('the password is hidden until the username is checked', async () => {
  await openApp(login);
  await expect.element(field('Password')).not.toBeVisible();
  await enterUsername('ann.lee');
  await expect.element(field('Password')).toBeVisible();
});

test('the checked username leads the focus to the password', async () => {
  await openApp(login);
  await enterUsername('ann.lee');
  await expect.element(field('Password')).toHaveFocus();
});

test('the step of the password is announced', async () => {
  await openApp(login);
  const heard = listen();
  await enterUsername(' ann.lee ');
  await hears(heard, 'Enter the password for ann.lee');
});

test('two presses on Next check the username once', async () => {
  const { world } = await openApp(login);
  await world.on('checkAuthPathByUsername').delay(300);
  await type('Username', 'ann.lee');
  await button('Next').dblClick();
  await expect.element(field('Password')).toBeVisible();
  await called(world, 'checkAuthPathByUsername', 1);
});

test('the username takes no key while it is checked', async () => {
  const { world } = await openApp(login);
  await world.on('checkAuthPathByUsername').delay(2000);
  await type('Username', 'ann.lee');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Username')).toHaveAttribute('readonly');
  await userEvent.keyboard('Sunny');
  await expect.element(field('Username')).toHaveValue('ann.lee');
});

test('the flag enableCheckAuthPathPost keeps the username out of the address', async () => {
  const { world } = await openApp(login, { before: (w) => w.given.flag('enableCheckAuthPathPost') });
  await enterUsername('ann.lee');
  await called(world, 'checkAuthPath', 1);
  await called(world, 'checkAuthPathByUsername', 0);
});

test.each([[500], [503]])('a check that fails with %i goes on with the password', async (status) => {
  const { world } = await openApp(login);
  await world.on('checkAuthPathByUsername').status(status);
  const heard = listen();
  await enterUsername('ann.lee');
  const sentence = 'We couldn’t check your username just now. You can continue with your password.';
  await sees(sentence);
  await hears(heard, sentence);
});

test('a slow check can be cancelled, which gives the username back', async () => {
  skipTimers(5000);
  const { world } = await openApp(login);
  await world.on('checkAuthPathByUsername').delay(20_000);
  await type('Username', 'ann.lee');
  await press('Next');
  await sees('This is taking longer than usual.');
  await press('Cancel');
  await expect.element(field('Username')).toHaveFocus();
  await expect.element(button('Next')).toBeEnabled();
});

test('a cleared username hides its password again', async () => {
  await openApp(login);
  await enterUsername('ann.lee');
  await type('Username', '');
  await expect.element(button('Next')).toBeVisible();
  await expect.element(field('Password')).not.toBeVisible();
});

test('a user of the other sign-in system leaves for it with the target, without its token', async () => {
  const legal = encodeURIComponent('/auth/legal?token=invite-valid&from=mail');
  const { left } = await openApp(`${login}?redirectUrl=${legal}`);
  await type('Username', 'nina.nexo');
  await press('Next');
  await expect
    .poll(() => left)
    .toEqual([`/outside/nexo/login?redirectUrl=${encodeURIComponent('/auth/legal?from=mail')}`]);
});

test.each([
  ['Log in with single sign-on', '/auth/sso-login/request'],
  ['Create an account', '/auth/self-registration/request'],
  ['Forgot username or password?', '/auth/forgot-username/request'],
])('"%s" takes the target along', async (name, path) => {
  await openApp(withTarget);
  await expect.element(link(name)).toHaveAttribute('href', `${path}?redirectUrl=${encodeURIComponent(target)}`);
});

test('with a typed username the forgot link leads to the password', async () => {
  await openApp(login);
  await type('Username', 'ann.lee');
  await expect.element(link('Forgot username or password?')).toHaveAttribute('href', '/auth/forgot-password/request');
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

test('the first field has the focus', async () => {
  await openApp(login);
  await expect.element(field('Username')).toHaveFocus();
});

test('fields have the names and tokens that password managers know', async () => {
  await openApp(login);
  await enterUsername('ann.lee');
  await expect.element(field('Username')).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(new FormData(document.querySelector('form') ?? undefined).get('username')).toBe('ann.lee');
});

test('the password stays shown or hidden as the user wants, and hides when it is sent', async () => {
  const { world } = await openApp(login);
  await world.on('login').delay(2000);
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
  await arrivesAt('/auth/account-settings/devices');
});

test('a signed-in user leaves for a target outside of the app', async () => {
  const { left } = await openApp(`${login}?redirectUrl=%2Fproduct`, { as: 'ann' });
  await expect.poll(() => left).toEqual(['/product']);
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
  expect(new URLSearchParams(location.search).get('redirectUrl')).toBe(target);
  await called(world, 'logout', 1);
});

test('a user without access to the product learns it, and does not come back here', async () => {
  await openApp(login);
  await signIn('noah.noaccess');
  await expect.element(heading('You don’t have permission to see this page')).toBeVisible();
  doesNotSee('New here?');
});

test('a target on another origin is not followed', async () => {
  allowInConsole(/^redirectUrl is ignored\./);
  const { left } = await openApp(`${login}?redirectUrl=https%3A%2F%2Fevil.example%2F`);
  await enterUsername('ann.lee');
  await submit(PASSWORD);
  await expect.element(heading('Welcome, Ann')).toBeVisible();
  expect(left).toEqual([]);
});
