import { expect, test } from 'vitest';
import { hears, listen } from '../../../tests/screens/announced';
import { openApp } from '../../../tests/screens/app';
import { alert, arrivesAt, button, doesNotSee, field, heading, press, sees, type } from '../../../tests/screens/screen';
import { called, enterUsername, PASSWORD, signIn, skipTimers, submit } from '../../../tests/screens/sign-in';
import './use-login';

const login = '/auth/login';
const incorrect = 'Your username or password is incorrect. Please try again.';
const generic = 'We couldn’t log you in. Please try again.';
const suspended = 'Your account is suspended. Please contact your HR department.';
const inactive = 'Your account is locked or inactive. Please contact your HR department.';

test.each([
  ['INCORRECT_CREDS', incorrect, ''],
  ['ASSOCIATE_SUSPENDED', suspended, ''],
  ['ACCOUNT_INACTIVE', inactive, ''],
  ['SERVER_ERROR', generic, PASSWORD],
  ['SERVICE_UNAVAILABLE', generic, PASSWORD],
  ['MALFORMED_REQUEST', generic, PASSWORD],
  // Without a site key no challenge can be drawn.
  ['RECAPTCHA_RESPONSE_TOKEN_MISSING', generic, PASSWORD],
])('%s says "%s" and leaves "%s" in the password', async (code, text, kept) => {
  const { world } = await openApp(login, { before: (w) => w.on('login').code(code) });
  await signIn('ann.lee');
  await expect.element(alert()).toHaveTextContent(text);
  await expect.element(field('Password')).toHaveValue(kept);
  await expect.element(button('Log in'))[kept === '' ? 'toBeDisabled' : 'toBeEnabled']();
  await called(world, 'login', 1);
});

test.each([
  ['sue.suspended', suspended],
  ['ines.inactive', inactive],
  ['nobody.at.all', incorrect],
])('%s reads "%s"', async (username, text) => {
  await openApp(login);
  await signIn(username);
  await expect.element(alert()).toHaveTextContent(text);
});

test('a connection that breaks keeps the password for the next try', async () => {
  const { world } = await openApp(login, { before: (w) => w.on('login').drop() });
  await signIn('ann.lee');
  await expect
    .element(alert())
    .toHaveTextContent('We couldn’t reach the server. Please check your connection and try again.');
  await expect.element(field('Password')).toHaveValue(PASSWORD);
  await world.faults.clear();
  await press('Log in');
  await expect.element(heading('Welcome, Ann')).toBeVisible();
});

test('a failure gives the focus back to the password', async () => {
  await openApp(login);
  await signIn('ann.lee', 'Wrong-Harbor-1');
  await expect.element(alert()).toBeVisible();
  await expect.element(field('Password')).toHaveFocus();
});

test('a failure keeps the username', async () => {
  await openApp(login);
  await signIn('ann.lee', 'Wrong-Harbor-1');
  await expect.element(alert()).toBeVisible();
  await expect.element(field('Username')).toHaveValue('ann.lee');
});

test('the title of the page tells of an error', async () => {
  await openApp(login);
  await signIn('ann.lee', 'Wrong-Harbor-1');
  await expect.poll(() => document.title).toMatch(/^Error: /);
});

test('the same failure is announced again', async () => {
  await openApp(login);
  await signIn('ann.lee', 'Wrong-Harbor-1');
  await expect.element(alert()).toHaveTextContent(incorrect);
  const heard = listen();
  await submit('Wrong-Harbor-2');
  await hears(heard, incorrect);
});

test('the second failure asks about single sign-on', async () => {
  await openApp(login);
  await signIn('nobody.at.all', 'Wrong-Harbor-1');
  await expect.element(alert()).toHaveTextContent(incorrect);
  doesNotSee('Does your company use single sign-on?');
  await submit('Wrong-Harbor-2');
  await expect.element(alert()).toHaveTextContent(`${incorrect} Does your company use single sign-on?`);
});

test('with one try left the message warns of the lock', async () => {
  await openApp(login, { before: (world) => world.given.limits({ failedLogins: 2 }) });
  await signIn('ann.lee', 'Wrong-Harbor-1');
  await expect
    .element(alert())
    .toHaveTextContent(
      'Your username or password is incorrect. After one more incorrect attempt, your account will be locked for a while.',
    );
});

test('two presses send the password once', async () => {
  const { world } = await openApp(login, { before: (w) => w.on('login').delay(300) });
  await enterUsername('ann.lee');
  await type('Password', PASSWORD);
  await button('Log in').dblClick();
  await expect.element(heading('Welcome, Ann')).toBeVisible();
  await called(world, 'login', 1);
});

test('no field takes a key while the password is sent', async () => {
  await openApp(login, { before: (world) => world.on('login').delay(20_000) });
  await signIn('ann.lee');
  await expect.element(button('Log in')).toHaveAttribute('aria-disabled', 'true');
  for (const label of ['Username', 'Password']) await expect.element(field(label)).toHaveAttribute('readonly');
});

test('a slow sign-in can be cancelled, with the password kept', async () => {
  skipTimers(5000);
  const { world } = await openApp(login, { before: (w) => w.on('login').delay(20_000) });
  await signIn('ann.lee');
  await press('Cancel');
  await expect.element(field('Password')).toHaveFocus();
  await expect.element(field('Password')).toHaveValue(PASSWORD);
  await world.faults.clear();
  await press('Log in');
  await expect.element(heading('Welcome, Ann')).toBeVisible();
});

test('an accent of two characters is sent as one', async () => {
  const { world } = await openApp(login);
  await signIn('ann.lee', 'Wrong-Ha\u0308rbor-42');
  await expect.element(alert()).toBeVisible();
  await world.verify({ call: { operationId: 'login', body: { password: 'Wrong-Härbor-42' } }, times: 1 });
});

test('a username that changed after its check is checked before it is sent', async () => {
  const { world } = await openApp(login);
  await enterUsername('ann.le');
  await type('Username', 'ann.lee');
  await submit(PASSWORD);
  await expect.element(heading('Welcome, Ann')).toBeVisible();
  await called(world, 'checkAuthPathByUsername', 2);
});

test('a changed username of the other system gets no password here', async () => {
  const { world, left } = await openApp(login);
  await enterUsername('ann.lee');
  await type('Username', 'nina.nexo');
  await submit(PASSWORD);
  await expect.poll(() => left[0]).toMatch(/^\/outside\/nexo\/login/);
  await expect.element(field('Password')).toHaveValue('');
  await called(world, 'login', 0);
});

test('a check that fails for a changed username does not stop the sign-in', async () => {
  const { world } = await openApp(login);
  await enterUsername('ann.le');
  await world.on('checkAuthPathByUsername').status(500);
  await type('Username', 'ann.lee');
  await submit(PASSWORD);
  await expect.element(heading('Welcome, Ann')).toBeVisible();
});

test('a lock names five minutes and counts down', async () => {
  await openApp(login);
  await signIn('lou.locked');
  await expect
    .element(alert())
    .toHaveTextContent('There were too many attempts. Please wait 5 minutes before you try again.');
  await sees(/Try again in [45]:\d\d/);
  await expect.element(field('Password')).toHaveValue('');
});

test('a locked username cannot be sent', async () => {
  await openApp(login);
  await signIn('lou.locked');
  await expect.element(alert()).toBeVisible();
  await type('Password', PASSWORD);
  await expect.element(button('Log in')).toBeDisabled();
});

test('a lock is only for its username', async () => {
  await openApp(login);
  await signIn('lou.locked');
  await expect.element(alert()).toBeVisible();
  await type('Username', 'ann.lee');
  await submit(PASSWORD);
  await expect.element(heading('Welcome, Ann')).toBeVisible();
});

test('a lock of another length names no minutes', async () => {
  await openApp(login, { before: (world) => world.given.limits({ failedLogins: 1, loginLockoutMs: 60_000 }) });
  await signIn('ann.lee', 'Wrong-Harbor-1');
  await expect.element(alert()).toHaveTextContent('There were too many attempts.');
  doesNotSee('5 minutes');
});

test('the form opens by itself at the end of a lock', async () => {
  await openApp(login, { before: (world) => world.given.limits({ failedLogins: 1, loginLockoutMs: 1000 }) });
  await signIn('ann.lee', 'Wrong-Harbor-1');
  await sees(/Try again in/);
  await expect.element(alert()).not.toBeInTheDocument();
  await submit(PASSWORD);
  await expect.element(heading('Welcome, Ann')).toBeVisible();
});

test('a success leads to the target, with an empty password', async () => {
  const { left } = await openApp(`${login}?redirectUrl=%2Fproduct%3Fa%3D1`);
  await signIn('ann.lee');
  await expect.poll(() => left).toEqual(['/product?a=1']);
  await expect.element(field('Password')).toHaveValue('');
  await expect.element(button('Log in')).toHaveAttribute('aria-disabled', 'true');
});

test('the address that the service names comes before the target', async () => {
  const personalSettings = { preferredLanguage: 'en-US', region: 'US', timezone: 'America/New_York' };
  const { left } = await openApp(`${login}?redirectUrl=%2Fproduct`, {
    before: (world) => world.on('login').answer({ status: 200, body: { personalSettings, redirectUrl: '/outside' } }),
  });
  await signIn('ann.lee');
  await expect.poll(() => left).toEqual(['/outside/product']);
});

test('a page of the app opens as the target', async () => {
  await openApp(`${login}?redirectUrl=%2Fauth%2Faccount-settings%2Fdevices%3Ffrom%3Dmail`);
  await signIn('ann.lee');
  await arrivesAt('/auth/account-settings/devices');
  expect(location.search).toBe('?from=mail');
});

test('an obligation comes before the target', async () => {
  await openApp(`${login}?redirectUrl=%2Fproduct`);
  await signIn('pat.obliged');
  await expect.element(heading('Choose a new password')).toBeVisible();
  expect(new URLSearchParams(location.search).get('redirectUrl')).toBe('/product');
});

test('a check of obligations that fails does not stop the user', async () => {
  await openApp(login, { before: (world) => world.on('checkObligations').status(500) });
  await signIn('ann.lee');
  await expect.element(heading('Welcome, Ann')).toBeVisible();
});

test('a success sets the regional cookies and removes that of the user', async () => {
  await openApp(login, { before: () => void (document.cookie = 'user-id=ann; path=/') });
  await signIn('greta.german');
  await expect.element(heading('Willkommen, Greta')).toBeVisible();
  expect(document.cookie).toContain('user-language=de-DE');
  expect(document.cookie).toContain('user-region=DE');
  expect(decodeURIComponent(document.cookie)).toContain('user-timezone=Europe/Berlin');
  expect(document.cookie).not.toContain('user-id');
});

test('a refusal of the product leads to the unauthorized page with the trace id', async () => {
  const code = 'INSUFFICIENT_PERMISSIONS';
  const body = { code, message: 'x', traceId: 'trace-1', errors: [{ code, message: 'x' }] };
  const { world } = await openApp(login, { before: (w) => w.on('login').offSpec().answer({ status: 403, body }) });
  await signIn('ann.lee');
  await arrivesAt('/auth/unauthorized-error');
  expect(location.search).toBe('?traceId=trace-1');
  // The contract does not name this refusal.
  await world.journal.clear();
});
