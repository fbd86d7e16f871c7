import { test } from '../test';

const settings = (tab: string) => `/auth/account-settings/${tab}`;

test('a session that ends soon asks, and Stay prolongs it', async ({ user, profile, world, signInAs }) => {
  await signInAs('ann');
  await user.goto(settings('change-password'));
  await user.see('field', 'Current password');
  // The app reads the end of the session from this cookie each second. A late response may overwrite it.
  await user.until('the question of a session that ends soon', async () => {
    const end = (await world.clock.now()) + 58_000;
    await profile.addCookie({ name: 'session-expiry', value: String(end), isHttpOnly: false });
    return (await user.find({ role: 'alertdialog' }))[0];
  });
  await user.see('alertdialog', 'Are you still there?');
  await user.focusIs('button', 'Stay logged in');
  await user.press('Stay logged in');
  await user.notSee({ role: 'alertdialog' });
  await user.see('heading', 'Account settings');
});

test('sign-out ends the session, and Back shows nothing protected', { tag: '@quick' }, async ({ user, signInAs }) => {
  await signInAs('ann');
  await user.goto(settings('contact-info'));
  await user.seeText('ann@example.com');
  await user.press('Log out');
  await user.arrivesAt('/auth/login');
  await user.see('field', 'Username');
  await user.back();
  await user.arrivesAt('/auth/login');
  await user.see('field', 'Username');
  await user.notSee({ text: { text: 'ann@example.com' } });
});

test('sign-out in one tab removes everything protected from the other', async ({ user, signInAs }) => {
  await signInAs('ann');
  await user.goto(settings('contact-info'));
  await user.seeText('ann@example.com');
  const other = await user.newTab();
  await other.goto(settings('devices'));
  await other.toFront();
  await other.press('Log out');
  await other.arrivesAt('/auth/login');
  await user.toFront();
  await user.arrivesAt('/auth/login');
  await user.notSee({ text: { text: 'ann@example.com' } });
});

test('a change of language in one tab shows in the other', async ({ user, signInAs }) => {
  await signInAs('ann');
  await user.goto(settings('devices'));
  await user.see('heading', 'Account settings');
  const other = await user.newTab();
  await other.goto(settings('localization'));
  await other.toFront();
  await other.choose('Language', /^(German|Deutsch)/);
  await other.press('Save');
  await other.see('heading', 'Kontoeinstellungen');
  await user.toFront();
  await user.see('heading', 'Kontoeinstellungen');
});
