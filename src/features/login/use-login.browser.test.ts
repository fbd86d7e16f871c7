import { expect, onTestFinished, test } from 'vitest';
import { hears, listen } from '../../../tests/screens/announced';
import { allowInConsole, openApp } from '../../../tests/screens/app';
import { alert, button, doesNotSee, field, heading, press, type } from '../../../tests/screens/screen';
import { called, configure, enterUsername, PASSWORD, signIn, skipTimers, submit } from '../../../tests/screens/sign-in';
import './LoginForm';

const login = '/auth/login';
const welcome = () => expect.element(heading('Welcome, Ann')).toBeVisible();
const incorrect = 'Your username or password is not correct. Please try again.';
const generic = 'We couldn’t log you in. Please try again.';

test('each refusal says its message, and keeps the password where it may be right', { tags: 'long' }, async () => {
  const { world } = await openApp(login);
  await enterUsername('ann.lee');
  const refusals = [
    ['INCORRECT_CREDS', incorrect, ''],
    ['SERVER_ERROR', generic, PASSWORD],
    ['ASSOCIATE_SUSPENDED', 'Your account is suspended. Please contact your HR department.', ''],
    // Without a site key no challenge can be drawn.
    ['RECAPTCHA_RESPONSE_TOKEN_MISSING', generic, PASSWORD],
    ['ACCOUNT_INACTIVE', 'Your account is locked or inactive. Please contact your HR department.', ''],
  ] as const;
  for (const [index, [code, text, kept]] of refusals.entries()) {
    await world.on('login').times(1).code(code);
    await submit(PASSWORD);
    await expect.element(alert(), { message: code }).toHaveTextContent(text);
    await expect.element(field('Password'), { message: code }).toHaveValue(kept);
    await expect.element(button('Log in'), { message: code })[kept === '' ? 'toBeDisabled' : 'toBeEnabled']();
    await called(world, 'login', index + 1);
  }
});

test.each([
  [
    'lou.locked',
    {},
    /^There were too many attempts\. Please wait 5 minutes before you try again\.Try again in [45]:\d\d/,
  ],
  ['ann.lee', { failedLogins: 1, loginLockoutMs: 60_000 }, /^There were too many attempts\.Try again in/],
  ['ann.lee', { failedLogins: 2 }, /After one more incorrect attempt, your account will be locked for a while\.$/],
])('%s reads, with the limits %j, %s', async (username, limits, text) => {
  await openApp(login, { before: (world) => world.given.limits(limits) });
  await signIn(username, username === 'ann.lee' ? 'Wrong-Harbor-1' : PASSWORD);
  await expect.element(alert()).toHaveTextContent(text);
  await expect.element(field('Password')).toHaveValue('');
});

test('a lock stays over a reload, and opens the form at its end', { tags: 'long' }, async () => {
  const limits = { failedLogins: 1, loginLockoutMs: 4000 };
  const { again } = await openApp(login, { before: (world) => world.given.limits(limits) });
  await signIn('ann.lee', 'Wrong-Harbor-1');
  await expect.element(alert()).toBeVisible();
  await again();
  await expect.element(alert()).toHaveTextContent('There were too many attempts.');
  await enterUsername('ann.lee');
  await type('Password', PASSWORD);
  await expect.element(button('Log in')).toBeDisabled();
  await press('Log in');
  await welcome();
});

test('a failure gives the focus back to the password', { tags: 'long' }, async () => {
  await openApp(login);
  await signIn('ann.lee', 'Wrong-Harbor-1');
  await expect.element(alert()).toBeVisible();
  await expect.element(field('Password')).toHaveFocus();
  await expect.element(field('Username')).toHaveValue('ann.lee');
  expect(document.title).toMatch(/^Error: /);
});

test('the second failure is announced again, and asks about single sign-on', { tags: 'long' }, async () => {
  await openApp(login);
  await signIn('nobody.at.all', 'Wrong-Harbor-1');
  await expect.element(alert()).toHaveTextContent(incorrect);
  doesNotSee('Does your company use single sign-on?');
  const heard = listen();
  await submit('Wrong-Harbor-2');
  await hears(heard, `${incorrect} Does your company use single sign-on?`);
});

test('two presses send the password once', { tags: 'long' }, async () => {
  const { world } = await openApp(login, { before: (w) => w.on('login').delay(300) });
  await enterUsername('ann.lee');
  await type('Password', PASSWORD);
  await button('Log in').dblClick();
  await welcome();
  await called(world, 'login', 1);
});

test('a slow sign-in takes no key, and can be cancelled with the password kept', { tags: 'long' }, async () => {
  skipTimers(5000);
  const { world } = await openApp(login, { before: (w) => w.on('login').delay(20_000) });
  await signIn('ann.lee');
  await expect.element(button('Log in')).toHaveAttribute('aria-disabled', 'true');
  for (const label of ['Username', 'Password']) await expect.element(field(label)).toHaveAttribute('readonly');
  await press('Cancel');
  await expect.element(field('Password')).toHaveFocus();
  await world.faults.clear();
  await press('Log in');
  await welcome();
});

test('a slow check can be cancelled, which leads back to the username', async () => {
  skipTimers(5000);
  await openApp(login, { before: (w) => w.on('checkAuthPathByUsername').delay(20_000) });
  await type('Username', 'ann.lee');
  await press('Next');
  await press('Cancel');
  await expect.element(field('Username')).toHaveFocus();
});

test.each([200, 500])('a changed username is checked before it is sent, and %i goes on', async (status) => {
  const { world } = await openApp(login);
  await enterUsername('ann.le');
  if (status === 500) await world.on('checkAuthPathByUsername').status(status);
  await type('Username', 'ann.lee');
  await submit(PASSWORD);
  await welcome();
  await called(world, 'checkAuthPathByUsername', 2);
});

test.each([
  ['nina.nexo', '/outside/nexo/login?redirectUrl=%2Fproduct'],
  ['quinn.nexo', '/outside/rebrand?redirectUrl=%2Fproduct'],
])('a changed username %s of the other system gets no password here', async (username, way) => {
  const otherSignInSystem = { loginUrl: '/outside/nexo/login', rebrandLoginUrl: '/outside/rebrand' };
  const { world, left } = await openApp(`${login}?redirectUrl=%2Fproduct`, {
    before: () => configure({ otherSignInSystem }),
  });
  await enterUsername('ann.lee');
  await type('Username', username);
  await submit(PASSWORD);
  await expect.poll(() => left).toEqual([way]);
  await expect.element(field('Password')).toHaveValue('');
  await called(world, 'login', 0);
});

const personalSettings = { preferredLanguage: 'en-US', region: 'US', timezone: 'America/New_York' };
test.each(['', '/outside'])('a success leaves for the target behind "%s", with an empty password', async (prefix) => {
  const body = { personalSettings, redirectUrl: prefix };
  const { left } = await openApp(`${login}?redirectUrl=%2Fproduct%3Fa%3D1`, {
    before: (world) => prefix && world.on('login').answer({ status: 200, body }),
  });
  await signIn('ann.lee');
  await expect.poll(() => left).toEqual([`${prefix}/product?a=1`]);
  await expect.element(field('Password')).toHaveValue('');
  await expect.element(button('Log in')).toHaveAttribute('aria-disabled', 'true');
});

test('a sign-in forgets what the person before has left', { tags: 'long' }, async () => {
  await openApp(login);
  localStorage.setItem('password-changed', 'true');
  sessionStorage.setItem('switch-details', JSON.stringify({ username: 'ben', isNexoClient: false }));
  document.cookie = 'user-id=ben; path=/';
  await signIn('ann.lee');
  await welcome();
  expect([sessionStorage.getItem('switch-details'), localStorage.getItem('password-changed')]).toEqual([null, null]);
  expect(document.cookie).not.toContain('user-id');
});

test('a sign-in takes the place of the form, and tells the other tabs', { tags: 'long' }, async () => {
  const heard: unknown[] = [];
  const tabs = new BroadcastChannel('session');
  onTestFinished(() => tabs.close());
  tabs.onmessage = ({ data }) => heard.push(data);
  await openApp(login);
  const place = navigation.currentEntry?.key;
  await signIn('ann.lee');
  await welcome();
  expect(navigation.currentEntry?.key, 'Back does not lead to the form').toBe(place);
  await expect.poll(() => heard).toContainEqual({ type: 'signed-in' });
});

test('the page after sign-in is in the language of its user', { tags: 'long' }, async () => {
  await openApp(login, {
    before: (world) => world.state.patch('persons', 'ann', { preferredLanguage: 'de-DE' }),
  });
  await signIn('ann.lee');
  await expect.element(heading(/^Willkommen/)).toBeVisible();
});

test('a sign-in that is forbidden leads to the page that says so', async () => {
  allowInConsole(/Contract breach/);
  const { world } = await openApp(login);
  await world.on('login').offSpec().status(403, 'INSUFFICIENT_PERMISSIONS');
  await signIn('ann.lee');
  await expect.element(heading('You don’t have permission to see this page')).toBeVisible();
  await world.journal.clear();
});

test('an obligation comes before the target', { tags: 'long' }, async () => {
  await openApp(`${login}?redirectUrl=%2Fproduct`);
  await signIn('pat.obliged');
  await expect.element(heading('Choose a new password')).toBeVisible();
  expect(location.search).toBe('?redirectUrl=%2Fproduct');
});
