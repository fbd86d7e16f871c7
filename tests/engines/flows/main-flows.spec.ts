import { totpCode } from '../../../mock-server/rules/factors/totp';
import { expect, test } from '../test';
import { PASSWORD, signIn } from '../user/sign-in';
import { withSlowScripts } from '../user/slow-scripts';

test('a username typed before the scripts have loaded stays', async ({ user, baseURL }) => {
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
    // This page may still load in advance, and its slow server ends here.
    await user.goto('/auth/legal');
  });
});

const NEW_PASSWORD = 'Lantern!72Harbor';

test('a forgotten password is replaced by the link of a mail', async ({ user, world }) => {
  await user.goto('/auth/forgot-password/request');
  await user.see('heading', 'Forgot your password?');
  await user.fill('Email address', 'ann@example.com');
  await user.press('Submit');
  await user.see('heading', 'Check your email');
  const { link } = await world.outbox.waitFor({ kind: 'resetPassword' });
  await user.goto(new URL(link ?? '').pathname + new URL(link ?? '').search);
  await user.see('heading', 'Choose a new password');
  expect(await user.read('location.href')).not.toContain('token=');
  await user.fill('New password', NEW_PASSWORD);
  await user.press('Reset password');
  await user.see('heading', 'Password changed');
  await user.follow('Log in');
  await user.fill('Password', NEW_PASSWORD);
  await user.press('Log in');
  await user.see('heading', 'Welcome, Ann');
});

test('a mailed code signs in with its last digit', async ({ user, world }) => {
  await user.goto('/auth/login');
  await user.fill('Username', 'ann.lee');
  await user.press('Next');
  await user.press('Email me a code');
  await user.see('heading', 'Enter the code');
  const { code } = await world.outbox.waitFor({ kind: 'signIn' });
  await user.fillCode(code ?? '');
  await user.see('heading', 'Welcome, Ann');
});

const ADDRESS = 'nell.new@example.com';

test('an invitation becomes an account that signs in', async ({ user, world }) => {
  await user.goto('/auth/create-account/invite-no-check');
  await user.see('heading', 'Create your account');
  await user.fill('Email address', ADDRESS);
  await user.fill('Confirm email address', ADDRESS);
  await user.check('checkbox', /./);
  await user.press('Continue');
  await user.see('heading', 'Verify your email address');
  const { code } = await world.outbox.waitFor({ to: ADDRESS, kind: 'registrationCode' });
  await user.fillCode(code ?? '');
  await user.see('heading', 'Choose your username and password');
  await user.fill(/^Username/, 'nell.byrne');
  await user.fill('Password', NEW_PASSWORD);
  await user.press('Create account');
  await user.arrivesAt('/auth/a/registration/success');
  await user.goto('/auth/login');
  await signIn(user, 'nell.byrne', NEW_PASSWORD);
  await user.see('heading', 'Welcome, Nell');
});

const settings = (tab: string) => `/auth/account-settings/${tab}`;
const tabs: readonly [tab: string, path: string, heading: string][] = [
  ['Switch companies', 'switch-clients', 'Switch companies'],
  ['Contact info', 'contact-info', 'Contact info'],
  ['Password', 'change-password', 'Change password'],
  ['Language and region', 'localization', 'Language and region'],
  ['Devices', 'devices', 'Mobile devices'],
  ['Security', 'security', 'Recent activity'],
];

test('signs in, opens every tab of the settings, keeps unsaved changes on Back, and signs out', async ({ user }) => {
  await user.goto(settings('switch-clients'));
  await user.arrivesAt('/auth/login');
  await signIn(user, 'ann.lee');
  for (const [name, path, heading] of tabs) {
    await user.pressOn({ role: 'link', name: { text: name } });
    await user.arrivesAt(settings(path));
    await user.see('link', name);
    await user.see('heading', heading, {}, { role: 'main' });
  }

  await user.pressOn({ role: 'link', name: { text: 'Devices' } });
  await user.arrivesAt(settings('devices'));
  await user.pressOn({ role: 'link', name: { text: 'Language and region' } });
  await user.choose('Region', 'Canada');
  await user.back();
  await user.see('alertdialog', 'Discard your changes?');
  const { selector } = await user.see('button', 'Keep editing', { hasFocus: true });
  // The button for the next keys must show its focus, although the user has pressed no key yet.
  expect(await user.read(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).outline`)).toMatch(
    /solid .*2px|2px solid/,
  );
  await user.press('Keep editing');
  await user.see('field', 'Region', { value: 'CA' });
  await user.arrivesAt(settings('localization'));
  await user.back();
  await user.press('Discard');
  await user.arrivesAt(settings('devices'));

  await user.press('Log out');
  await user.arrivesAt('/auth/login');
  await user.see('field', 'Username');
  // Back shows nothing protected.
  await user.back();
  await user.arrivesAt('/auth/login');
  await user.see('field', 'Username');
  await user.notSee({ role: 'heading', name: { text: 'Account settings' } });
});

const target = '/auth/account-settings/contact-info';
const stepUp = `/auth/step-up?redirectUrl=${target}`;
/** The secret of pia's authenticator app (mock-server/seed/personas/sign-in.ts). */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('the code of an authenticator app confirms the identity', async ({ user, world, signInAs }) => {
  await signInAs('pia');
  await user.goto(stepUp);
  await user.check('radio', /^Authenticator app/);
  await user.press('Continue');
  await user.see('field', 'Code');
  await user.fillCode(await totpCode(secret, await world.clock.now()));
  await user.arrivesAt(target);
});
