import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findNetwork, loseNetwork, openApp } from '../app';
import { arrivesAt, field, heading, press, sees } from '../screen';
import { goTo } from '../../../src/navigation/navigation';
import { paths } from '../../../src/navigation/paths';
import '../../../src/features/login/LoginForm';

const ended = 'You were logged out because your session ended.';
const unreachable = 'We can’t reach the service right now. You may still be logged in.';

test.each([
  [{ signedOut: 'ended' }, ended],
  [{ signedOut: 'inactive' }, 'You were logged out because you were inactive for a while.'],
  [{ signedOut: 'otherTab' }, 'You were logged out because you logged out in another tab.'],
  [{ signedOut: 'linking', company: 'Kestrel Air' }, 'Log in to link your account to Kestrel Air.'],
  [{ signedOut: 'linking' }, 'Log in to link your account to your company.'],
])('sign-in after %j says "%s", also to a screen reader', async (state, text) => {
  await openApp('/auth/a');
  await expect.element(heading(/^Welcome to/)).toBeVisible();
  goTo(paths.login(), { state });
  await expect.element(page.getByRole('main').getByText(text)).toBeVisible();
  // Screen readers read no region that comes with its text.
  await expect.poll(() => document.querySelector('[data-announcer="polite"]')?.textContent).toContain(text);
});

const devices = '/auth/account-settings/devices';
const outage = { as: 'ann', before: () => loseNetwork() };

test('without a connection sign-in says that nobody could check the session', async () => {
  await openApp(devices, outage);
  await arrivesAt('/auth/login');
  await sees(unreachable);
  await expect.element(field('Username')).toBeVisible();
});

test('"Try again" leads a signed-in user back', async () => {
  await openApp(devices, outage);
  await sees(unreachable);
  await findNetwork();
  await press('Try again');
  await arrivesAt(devices);
});

test('"Try again" tells a signed-out user that the session is over', async () => {
  const { world } = await openApp(devices, outage);
  await sees(unreachable);
  await findNetwork();
  for (const { id } of await world.state.read('sessions')) await world.state.delete('sessions', String(id));
  await press('Try again');
  await sees(ended);
});
