import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MockWorld } from '../../../mock-server/client/world';
import { allowInConsole, openApp } from '../../../tests/screens/app';
import { refusedAtField } from '../../../tests/screens/refusals';
import { alert, arrivesAt, button, field, heading, link, press, sees, type } from '../../../tests/screens/screen';
import { calls, reads, redirectUrl, toast } from '../../../tests/screens/session';
import { goTo } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import './ObligationScreen';
import './UserCreateCredential';

/** Open to single sign-on too. */
const target = '/auth/legal';
const withTarget = (path: string) => `${path}?redirectUrl=${target}`;
const PASSWORD = 'Windy-Meadow-17';

describe('a username and password to create', () => {
  const path = '/auth/obligations/create-basic-credentials';
  const sso = (person: string) => (world: MockWorld) => world.signIn(person, { method: 'SSO' });
  const opens = () => openApp(withTarget(path), { before: sso('basil') });
  async function sends(username: string) {
    await type('Username', username);
    await type('Password', PASSWORD);
    await press('Create');
  }
  async function fills(username: string) {
    await page.getByRole('checkbox').click();
    await sends(username);
  }

  test('lead on to the target once they are made', async () => {
    await opens();
    await expect.element(field('Username')).toHaveAttribute('autocomplete', 'username');
    await fills('basil.own');
    await arrivesAt(target);
    await expect.element(toast('Your username and password are ready.')).toBeVisible();
    expect(sessionStorage.getItem('kept-input')).toBeNull();
  });

  test('give way to the next obligation, and Back does not lead to them', { tags: 'long' }, async () => {
    const { world } = await opens();
    const place = navigation.currentEntry?.key;
    await world.given.obligation('reviewContactInfo').for('basil');
    await fills('basil.own');
    await arrivesAt('/auth/review-contact-info');
    expect(navigation.currentEntry?.key).toBe(place);
    expect(redirectUrl()).toBe(target);
  });

  test('are judged before they are sent', async () => {
    const opened = await opens();
    await type('Username', 'abcd');
    await type('Password', 'weak');
    await press('Create');
    await reads('Username', 'Username must be between 5 and 30 characters.');
    await expect.element(field('Username')).toHaveFocus();
    await sees('Terms must be accepted');
    expect(document.title).toMatch(/^Error: /);
    expect(await calls(opened, 'createBasicCredentials')).toBe(0);
  });

  test('keep "Create" closed while one is empty', async () => {
    await opens();
    await type('Username', 'basil.own');
    await expect.element(button('Create')).toBeDisabled();
  });

  test('refused say so at the field, each with its message', { tags: 'long' }, async () => {
    const { world } = await opens();
    await page.getByRole('checkbox').click();
    const send = () => sends('basil.own');
    await refusedAtField(world.on('createBasicCredentials'), send, field('Password'), {
      LENGTH_RULE: 'Please choose a password of 8 to 72 characters.',
      PASSWORD_BLACKLISTED: 'This password is too common. Please choose another one.',
      PASSWORD_3_SEQUENTIAL_CHARS: 'Please avoid 3 sequential characters, such as abc or 321.',
      PASSWORD_3_REPEATED_CHARS: 'Please avoid 3 repeated characters, such as aaa or 111.',
      PASSWORD_PRECONDITION_UNMATCHED: 'Please choose a password that meets all requirements.',
    });
    await refusedAtField(world.on('createBasicCredentials'), send, field('Username'), {
      DUPLICATE_USERNAME: 'This username is already taken. Please choose another one.',
    });
  });

  test('say of another failure that something went wrong, until a value changes', { tags: 'long' }, async () => {
    const { world } = await opens();
    await world.on('createBasicCredentials').status(500);
    await fills('basil.own');
    await expect.element(alert()).toHaveTextContent('Something went wrong. Please try again.');
    await type('Username', 'basil.other');
    await expect.element(alert()).not.toBeInTheDocument();
  });

  test('made without a response lead on after the next request, which makes none', { tags: 'long' }, async () => {
    allowInConsole(/./);
    const { world } = await opens();
    const place = navigation.currentEntry?.key;
    await world.on('checkObligations').delay(1000);
    await world.on('createBasicCredentials').times(1).drop();
    await fills('basil.own');
    await expect.element(alert()).toBeVisible();
    await sends('basil.other');
    await arrivesAt(target);
    expect(navigation.currentEntry?.key).toBe(place);
    expect(toast('Your username and password are ready.').query()).toBeNull();
  });

  test('that a user may not make lead to the page that says so', async () => {
    const { world } = await opens();
    await world.on('createBasicCredentials').status(403, 'INSUFFICIENT_PERMISSIONS');
    await fills('basil.own');
    await arrivesAt('/auth/unauthorized-error');
  });

  test('can only be left by logging out', async () => {
    await opens();
    await press('Log out');
    await arrivesAt('/auth/sso-login/request');
  });

  test('are offered to a user without a password, who can cancel', async () => {
    await openApp(withTarget('/auth/user/create-credential'), { before: sso('sol') });
    await expect.element(link('Cancel')).toHaveAttribute('href', target);
  });

  test('of a user who has both are there already', { tags: 'long' }, async () => {
    await openApp('/auth/user/create-credential', { as: 'ann' });
    await fills('ann.other');
    const text = 'You already have a username and password. You can log in with them.';
    await expect.element(alert()).toHaveTextContent(text);
  });
});

describe('a log-in with the password', () => {
  const path = '/auth/obligations/force-basic-credential-authentication';
  const opens = async () => {
    const opened = await openApp(withTarget(path), { as: 'fred' });
    await expect.element(field('Username')).toHaveValue('fred.obliged');
    return opened;
  };
  async function logsIn(password: string) {
    await type('Password', password);
    await press('Log in');
  }

  test('leads to the target', async () => {
    await opens();
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await logsIn('Sunny-Harbor-42');
    await arrivesAt(target);
  });

  test('is for the user of the session alone', async () => {
    await opens();
    await field('Username').click();
    await userEvent.keyboard('ann.lee');
    await expect.element(field('Username')).toHaveValue('fred.obliged');
  });

  test('refused says its message, and empties the password', { tags: 'long' }, async () => {
    const { world } = await opens();
    for (const [code, text] of [
      ['INCORRECT_CREDS', 'The username or password is not correct.'],
      ['ASSOCIATE_SUSPENDED', 'Your account is suspended. Please contact your HR department.'],
      ['ACCOUNT_INACTIVE', 'Your account is locked or inactive. Please contact your HR department.'],
      ['SERVER_ERROR', 'We couldn’t log you in. Please try again.'],
    ] as const) {
      await world.on('login').times(1).code(code);
      await logsIn('Wrong-Harbor-42');
      await expect.element(alert(), { message: code }).toHaveTextContent(text);
      await expect.element(field('Password')).toHaveValue('');
      await expect.element(field('Password'), { message: code }).toHaveFocus();
    }
  });

  test('before the last try warns of the lock', async () => {
    const { world } = await opens();
    await world.given.limits({ failedLogins: 2 });
    await logsIn('Wrong-Harbor-42');
    await expect.element(alert()).toHaveTextContent(/After one more incorrect attempt, your account will be locked/);
  });

  test('after too many tries waits', async () => {
    const { world } = await opens();
    await world.given.limits({ failedLogins: 1 });
    await logsIn('Wrong-Harbor-42');
    await expect
      .element(alert())
      .toHaveTextContent(/^There were too many attempts\. Please wait 5 minutes before you try/);
    await type('Password', 'Sunny-Harbor-42');
    await expect.element(button('Log in')).toBeDisabled();
  });

  test('opens again when the wait is over', { tags: 'long' }, async () => {
    const { world } = await opens();
    const headers = { 'Retry-After': '1' };
    await world.on('login').times(1).answer({ status: 429, code: 'TOO_MANY_ATTEMPTS', headers });
    await logsIn('Sunny-Harbor-42');
    await expect.element(page.getByRole('timer')).toBeVisible();
    await expect.element(alert()).not.toBeInTheDocument();
    await logsIn('Sunny-Harbor-42');
    await arrivesAt(target);
  });

  test('that needs a captcha leads to sign-in with the way back', async () => {
    const { world } = await opens();
    await world.on('login').code('RECAPTCHA_RESPONSE_TOKEN_MISSING');
    await logsIn('Wrong-Harbor-42');
    await arrivesAt('/auth/login');
    expect(redirectUrl()).toBe(target);
  });
});

describe('a log-in through the company', () => {
  const path = '/auth/obligations/force-saml-authentication';

  test('leads to its login page with the way back', async () => {
    await openApp(`${path}?clientId=400&redirectUrl=${target}`, { as: 'sam' });
    await sees('Your company asks you to log in through its own login page.');
    const to = `/api/authentication-service/v0/clients/400?returnUrl=${encodeURIComponent(target)}`;
    await expect.element(link('Continue')).toHaveAttribute('href', to);
  });

  test.each(['', '..', 'a/b'])('of the client "%s" says that it is not known', async (clientId) => {
    await openApp(`${path}?clientId=${clientId}`, { as: 'sam' });
    await expect.element(alert()).toHaveTextContent('We don’t know which company’s login page to open. Please log in');
    await expect.element(link('Continue')).not.toBeInTheDocument();
  });
});

test('an unknown obligation says so, and leads to the log-out', async () => {
  await openApp('/auth/obligations/dance-for-us', { as: 'ann' });
  await expect.element(heading('We can’t show this step')).toBeVisible();
  await expect.element(alert()).toHaveTextContent(/^We couldn’t work out the next step\. Please log in again\./);
  await expect.element(link('Log out')).toHaveAttribute('href', '/auth/logout');
  expect(document.title).toMatch(/^Error: /);
});

test('a step that a refused call has asked for opens, and is done with after a reload', async () => {
  const { again } = await openApp('/auth/legal', { as: 'ann' });
  await expect.element(heading('Terms of Service')).toBeVisible();
  goTo(paths.obligation({ obligation: 'changePassword' }), { state: { isAsked: true } });
  await expect.element(heading('Choose a new password')).toBeVisible();
  await again();
  await expect.element(heading('There is nothing to do here')).toBeVisible();
});

test('an obligation that is written as its command opens its page', async () => {
  await openApp('/auth/obligations/changePassword?redirectUrl=/view/home', { as: 'pat' });
  await arrivesAt('/auth/change-password');
});

test.each([
  '/auth/change-password',
  '/auth/review-contact-info',
  '/auth/user/legal-agreements',
  '/auth/obligations/create-basic-credentials',
  '/auth/obligations/force-basic-credential-authentication',
  '/auth/obligations/force-saml-authentication',
])('%s says that there is nothing to do, to a user who is not asked', async (path) => {
  await openApp(withTarget(path), { as: 'ann' });
  await expect.element(heading('There is nothing to do here')).toBeVisible();
  await sees('You can continue.');
  await expect.element(link('Continue')).toHaveAttribute('href', target);
});
