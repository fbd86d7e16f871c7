import { expect, test } from 'vitest';
import { hears, listen } from '../../../tests/screens/announced';
import { arrivesAt, button, press } from '../../../tests/screens/screen';
import { activity, secured, sessions, trusted } from '../../../tests/screens/security';
import { answer, openTab, timesCalled } from '../../../tests/screens/settings';
import './SecurityTab';

test('more than five sessions show after a press', async () => {
  const body = { sessions: Array.from({ length: 7 }, (_one, at) => ({ id: `s${at}`, isCurrent: at === 0 })) };
  await openTab('security', { before: (world) => world.on('listSessions').offSpec().answer({ body }) });
  await expect.poll(() => sessions().getByRole('listitem').all().length).toBe(5);
  await sessions().getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => sessions().getByRole('listitem').all().length).toBe(7);
});

test('one session is logged out', async () => {
  await secured();
  const heard = listen();
  await press('Log out Safari on iPhone');
  await hears(heard, 'Logged out remotely');
  await expect.element(activity().getByRole('listitem').first()).toHaveTextContent('Logged out remotely');
  await expect.element(button('Log out Safari on iPhone')).not.toBeInTheDocument();
  await expect.poll(() => sessions().getByRole('listitem').all().length).toBe(3);
});

test('without a trusted device there is no list of them', async () => {
  await secured();
  await expect.element(sessions().getByRole('listitem').first()).toBeVisible();
  await expect.element(trusted()).not.toBeInTheDocument();
});

test('the trust in a device is taken away, and the focus stays in the tab', { tags: 'long' }, async () => {
  const { world } = await openTab('security', { scenario: 'trusted-devices' });
  await expect.element(trusted()).toHaveTextContent(/Safari on iPhoneTrusted 2 days ago · Last used 1 hour ago/);
  const heard = listen();
  await press('Stop trusting Safari on iPhone');
  await hears(heard, 'Device no longer trusted');
  await expect.poll(() => trusted().getByRole('listitem').all().length).toBe(1);
  await expect.element(activity().getByRole('listitem').first()).toHaveTextContent('Device no longer trusted');
  await press(/^Stop trusting Firefox/);
  await expect.element(trusted()).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  expect(await timesCalled(world, 'endDeviceTrust')).toBe(2);
});

test('all other sessions are logged out after a question', { tags: 'long' }, async () => {
  await secured();
  await press('Log out everywhere else');
  await answer('Log out everywhere else');
  await expect.poll(() => sessions().getByRole('listitem').all().length).toBe(1);
  await expect.element(sessions().getByRole('button')).not.toBeInTheDocument();
  await expect.element(activity().getByRole('listitem').first()).toHaveTextContent('Logged out everywhere else');
});

test('the activity comes in pages of ten', { tags: 'long' }, async () => {
  await secured();
  await expect.poll(() => activity().getByRole('listitem').all().length).toBe(10);
  await activity().getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => activity().getByRole('listitem').all().length).toBe(20);
  await activity().getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => activity().getByRole('listitem').all().length).toBeGreaterThan(20);
  await expect.element(activity().getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('an account without activity has nothing to disown', async () => {
  await openTab('security', { before: (world) => world.on('listActivity').answer({ body: { entries: [] } }) });
  await expect.element(activity()).toHaveTextContent('No activity in the last 90 days.');
  await expect.element(activity().getByRole('button')).not.toBeInTheDocument();
});

test('"This wasn’t me" shows once, and on the event that is pointed at', async () => {
  await secured();
  const shown = () => activity().getByRole('button', { name: /^This wasn’t me/ });
  await expect.element(shown()).toHaveAccessibleName('This wasn’t me');
  await activity().getByText('Login failed').first().hover();
  await expect.element(shown().nth(1)).toHaveAccessibleName(/^This wasn’t me: Login failed, \w+ \d+, \d{4}/);
  await expect.element(shown().nth(2)).not.toBeInTheDocument();
});

test('"This wasn’t me" ends the others for a new password', { tags: 'long' }, async () => {
  const { world } = await secured();
  await activity().getByRole('button', { name: 'This wasn’t me' }).first().click();
  await answer('Continue');
  await arrivesAt('/auth/account-settings/change-password');
  expect(await timesCalled(world, 'endOtherSessions')).toBe(1);
});
