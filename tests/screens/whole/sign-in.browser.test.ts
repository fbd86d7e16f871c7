import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hears, listen } from '../announced';
import { openApp } from '../app';
import { plugInAuthenticator } from '../passkey';
import { arrivesAt, button, field, heading, link, press, sees, type } from '../screen';
import { otherTabSays } from '../other-tab';
import { called, enterUsername, PASSWORD } from '../sign-in';
import '../../../src/features/login/LoginScreen';
import '../../../src/features/login/passkey/PasskeySignIn';

const login = '/auth/login';
const devices = '/auth/account-settings/devices';
const withTarget = `${login}?redirectUrl=${encodeURIComponent(`${devices}?from=mail`)}`;
const passkey = 'Log in with a passkey';
const tooLong = 'Usernames must have at most 255 characters.';

test.each([
  ['   ', ''],
  ['x'.repeat(256), tooLong],
])('Next stays disabled for the username "%s"', async (username, error) => {
  await openApp(login);
  await type('Username', username);
  await expect.element(button('Next')).toBeDisabled();
  await expect.element(field('Username')).toHaveAccessibleDescription(error);
  await expect.poll(() => document.title.startsWith('Error: ')).toBe(error !== '');
});

test.each(['username', 'password'])('Enter in an empty %s says that it is required', async (step) => {
  await openApp(login);
  await expect.element(field('Username')).toHaveFocus();
  if (step === 'password') {
    await enterUsername('ann.lee');
    await expect.element(field('Password')).toHaveFocus();
  }
  const heard = listen();
  await userEvent.keyboard('{Enter}');
  await hears(heard, 'This field is required');
});

test('the fields, in one form, have the names that browsers and managers know', async () => {
  await openApp(login);
  await expect.element(field('Username')).toHaveAttribute('autocomplete', 'username webauthn');
  const password = document.querySelector('form:has([name=username]) [name=password]');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
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

test('a check that fails goes on with the password', async () => {
  await openApp(login, { before: (world) => world.on('checkAuthPathByUsername').status(500) });
  const heard = listen();
  await enterUsername('ann.lee');
  const sentence = 'We couldn’t check your username just now. You can continue with your password.';
  await sees(sentence);
  await hears(heard, sentence);
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

test('a sign-in in another tab leads this one on', async () => {
  const { world, left } = await openApp(`${login}?redirectUrl=%2Fproduct`);
  await expect.element(field('Username')).toHaveFocus();
  await world.signIn('ann');
  otherTabSays({ type: 'signed-in' });
  await expect.poll(() => left).toEqual(['/product']);
});

test('what single sign-on has left behind is logged out, with the target', async () => {
  await openApp(`${login}?redirectUrl=%2Fproduct`, { before: () => void (document.cookie = 'sso-session=1; path=/') });
  await arrivesAt('/auth/sso-login/request');
  expect(location.search).toBe('?redirectUrl=%2Fproduct');
});

test.each([
  [5, 0, []],
  [4, 0, ['/app/x']],
  [5, 31_000, ['/app/x']],
])('a target that has sent a signed-in user back %d times, the last %d ms ago', async (times, ago, expected) => {
  const { left } = await openApp(`${login}?redirectUrl=%2Fapp%2Fx`, {
    as: 'ann',
    before: () =>
      sessionStorage.setItem('sent-on', JSON.stringify(Array.from({ length: times }, () => Date.now() - ago))),
  });
  if (expected.length === 0) await sees(/keeps sending you back here, although you’re logged in/);
  await expect.poll(() => left).toEqual(expected);
});

describe('the way that worked last for the remembered username', () => {
  const remembered = (way: string, username = 'pia.passkey') => ({
    before: () => {
      localStorage.setItem('remembered-username', JSON.stringify(username));
      localStorage.setItem('remembered-way', way);
    },
  });

  test.each([
    ['a passkey says it', '"passkey"', `${passkey} You used it last time`],
    ['the password does not', 'null', passkey],
  ])('a button after a sign-in with %s', async (_, way, says) => {
    await openApp(login, remembered(way));
    await expect.element(button(says)).toBeVisible();
  });

  test('is what the first press asks for, also where the browser cannot ask at once', { tags: 'long' }, async () => {
    await plugInAuthenticator();
    vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false);
    vi.spyOn(PublicKeyCredential, 'getClientCapabilities').mockResolvedValue({});
    await openApp(login, remembered('"passkey"'));
    await press('Log in');
    await expect.element(heading('Welcome, Pia')).toBeVisible();
    expect(localStorage.getItem('remembered-way')).toBe('"passkey"');
  });

  test.each(['passkey', 'elsewhere'])('is the password after %s, once that has signed in here', async (way) => {
    await openApp(login, remembered(JSON.stringify(way), 'ann.lee'));
    if (way === 'elsewhere') await press('Next');
    await type('Password', PASSWORD);
    await press('Log in');
    await expect.element(heading('Welcome, Ann')).toBeVisible();
    expect(localStorage.getItem('remembered-way')).toBeNull();
  });

  test('is forgotten with the username', async () => {
    vi.spyOn(PublicKeyCredential, 'getClientCapabilities').mockResolvedValue({});
    await openApp(login, remembered('"passkey"'));
    await press('Change username');
    await expect.element(button(passkey)).toHaveAccessibleName(passkey);
    await expect.element(button('Next')).toBeDisabled();
    expect(localStorage.getItem('remembered-way')).toBeNull();
  });
});
