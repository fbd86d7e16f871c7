import { expect, test } from '../test';
import { PASSWORD, signIn } from '../user/sign-in';
import { withSlowScripts } from '../user/slow-scripts';

test('signs in and arrives at the product', { tag: '@quick' }, async ({ user }) => {
  await user.goto('/auth/login');
  await signIn(user, 'ann.lee');
  await user.see('heading', 'Welcome, Ann');
});

test('signs in by keyboard alone', async ({ user }) => {
  await user.goto('/auth/login');
  await user.tabTo('field', 'Username');
  await user.type('ann.lee');
  await user.key('Enter');
  await user.focusIs('field', 'Password');
  await user.type(PASSWORD);
  await user.key('Enter');
  await user.see('heading', 'Welcome, Ann');
});

test('a wrong password shows an error, and the right one still signs in', async ({ user }) => {
  await user.goto('/auth/login');
  await signIn(user, 'ann.lee', 'Wrong-Harbor-1');
  await user.seeText('Your username or password is incorrect. Please try again.');
  await user.fill('Password', PASSWORD);
  await user.press('Log in');
  await user.see('heading', 'Welcome, Ann');
});

test('a suspended user sees the reason', async ({ user }) => {
  await user.goto('/auth/login');
  await signIn(user, 'sue.suspended');
  await user.seeText('Your account is suspended. Please contact your HR department.');
});

test('five failures lock the username, with a countdown that survives a reload', async ({ user, world }) => {
  await world.state.patch('persons', 'ann', { failedLogins: 4 });
  await user.goto('/auth/login');
  await signIn(user, 'ann.lee', 'Wrong-Harbor-1');
  await user.check('checkbox', 'I am not a robot');
  await user.fill('Password', 'Wrong-Harbor-2');
  await user.press('Log in');
  await user.seeText(/Please wait 5 minutes before you try again\./);
  await user.seeText(/Try again in [1-5]:\d\d/);
  await user.reload();
  await user.seeText(/Try again in [1-5]:\d\d/);
  await user.see('field', 'Username', { value: 'ann.lee' });
  await user.fill('Username', 'ben.many');
  await user.press('Next');
  await user.fill('Password', PASSWORD);
  await user.press('Log in');
  await user.see('heading', /Ben/);
});

test('a username typed before the scripts have loaded stays', { tag: '@quick' }, async ({ user, baseURL }) => {
  await withSlowScripts(baseURL ?? '', async ({ origin, letScriptsLoad }) => {
    await user.leaveFor(`${origin}/auth/login`);
    await user.pressOn({ role: 'field', name: { text: 'Username' } });
    await user.type('ann.lee');
    expect(await user.read('document.querySelector("#root[data-prerendered]") !== null')).toBe(true);
    letScriptsLoad();
    await user.press('Next');
    await user.see('field', 'Username', { value: 'ann.lee' });
    await user.fill('Password', PASSWORD);
    await user.press('Log in');
    await user.see('heading', 'Welcome, Ann');
  });
});

test('a reload at the password step keeps the username', async ({ user }) => {
  await user.goto('/auth/login');
  await user.fill('Username', 'ann.lee');
  await user.press('Next');
  await user.fill('Password', 'Half-Typed-1');
  await user.reload();
  await user.see('field', 'Username', { value: 'ann.lee' });
  await signIn(user, 'ann.lee');
  await user.see('heading', 'Welcome, Ann');
});

test('a chosen language applies at once, and stays after a reload', async ({ user }) => {
  await user.goto('/auth/login');
  await user.choose('Language', 'Deutsch');
  await user.see('heading', 'Anmelden');
  await user.reload();
  await user.see('heading', 'Anmelden');
  expect(await user.read('document.documentElement.lang')).toMatch(/^de/);
});

test('a protected page leads to sign-in, and back to itself', async ({ user }) => {
  await user.goto('/auth/account-settings/devices');
  await user.arrivesAt('/auth/login');
  await signIn(user, 'dirk.devices');
  await user.arrivesAt('/auth/account-settings/devices');
  await user.see('heading', 'Mobile devices');
});
