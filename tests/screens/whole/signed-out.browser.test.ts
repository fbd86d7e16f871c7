import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findNetwork, loseNetwork, openApp } from '../app';
import { endSessions } from '../interruptions/scene';
import { arrivesAt, field, follow, heading, press, sees, type } from '../screen';
import { openTab } from '../settings';
import { signIn } from '../sign-in';
import { goTo } from '../../../src/navigation/navigation';
import { paths } from '../../../src/navigation/paths';
import '../../../src/features/login/LoginForm';
import '../../../src/features/verify-contact-info/VerifyContactInfoScreen';

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

test('who signs in again verifies the contact that was chosen before', { tags: 'long' }, async () => {
  const chosen = 'mona.second@company.example';
  const { world } = await openTab('contact-info', {
    as: 'mona',
    before: ({ state }) => {
      const uses = { isVerified: false, isPersonal: false, createdAt: 0, lastModifiedAt: 0 };
      const emails = ['mona@company.example', chosen].map((address) => ({ address, ...uses }));
      return state.patch('persons', 'mona', { emails });
    },
  });
  const asked = async () =>
    (await world.journal.list({ operationId: 'startContactVerification' })).map(({ requestBody }) => requestBody);
  await follow(`Verify ${chosen}`);
  await sees(`We sent a code to ${chosen}.`);
  await endSessions(world);
  await type('Code', '123456');
  await sees(ended);
  expect(location.href + JSON.stringify(sessionStorage)).not.toContain(chosen);
  await signIn('mona.mobile');
  await sees(`We sent a code to ${chosen}.`);
  expect(await asked()).toEqual(Array(2).fill({ type: 'email', purpose: 'business', contact: chosen }));
  await world.on('verifyContact').status(500);
  await type('Code', '123456');
  await press('Try again');
  await sees(`We sent a code to ${chosen}.`);
  await press('Cancel');
  await arrivesAt('/auth/account-settings/contact-info');
  goTo(paths.verifyContactInfo({ type: 'email', purpose: 'business' }));
  await expect.poll(asked).toContainEqual({ type: 'email', purpose: 'business' });
});
