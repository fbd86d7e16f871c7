import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hears, listen } from '../../../../tests/screens/announced';
import { openApp } from '../../../../tests/screens/app';
import { otherTabSays } from '../../../../tests/screens/other-tab';
import { shows } from '../../../../tests/screens/registration';
import { alert, arrivesAt, button, dialog, follow, link, press, sees } from '../../../../tests/screens/screen';
import { redirectUrl, sessionEndsIn } from '../../../../tests/screens/session';
import './AccountLinkingScreen';
import './DeclineConfirmationScreen';

async function open(token = 'invite-link', as = 'leo') {
  const opened = await openApp(`/auth/account-linking?token=${token}`, { as });
  await shows(token === 'invite-link' ? 'Hello, Leo' : 'Welcome, Ivy');
  return opened;
}

async function decline(): Promise<void> {
  await press('Decline the invitation');
  await dialog().getByRole('button', { name: 'Decline', exact: true }).click();
}

test.each([
  ['executeAssociateToken', 'TOKEN_EXECUTE_FAILURE'],
  ['declineInvitation', 'TOKEN_LOAD_VERIFY_FAILURE'],
] as const)('%s with %s says that something went wrong', async (operation, code) => {
  const { world } = await open();
  await world.on(operation).code(code);
  await (operation === 'declineInvitation' ? decline() : press('Connect'));
  await shows('Something went wrong');
});

test('Connect that wants the date of birth first asks for it', async () => {
  const { world } = await open();
  await world.on('executeAssociateToken').code('ERROR_VERIFYING_ASSOCIATE');
  await press('Connect');
  await shows('Welcome, Leonard');
  await expect.element(button('Connect')).not.toBeInTheDocument();
});

test('an invitation that asks for the date of birth has no Connect before it', async () => {
  await open('invite-valid', 'ann');
  await expect.element(button('Connect')).not.toBeInTheDocument();
  await expect.element(link('Back to login'), { message: 'who is logged in' }).not.toBeInTheDocument();
  const heard = listen();
  await page.getByLabelText('Day').fill('1990-04-17');
  await press('Continue');
  await shows('Hello, Ann');
  await hears(heard, 'Thank you. Your date of birth is correct.');
  await sees('Ivy Okafor');
});

test('a connected account goes home', async () => {
  const { left } = await open();
  await press('Connect');
  await expect.poll(() => left).toEqual(['/']);
});

test('Keep the invitation leaves it as it is', async () => {
  const { world } = await open();
  await press('Decline the invitation');
  await expect.element(dialog()).toHaveAccessibleName('Decline this invitation?');
  await expect.element(dialog()).toHaveTextContent('Your account will not be linked to Juniper Mills.');
  await press('Keep the invitation');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await world.journal.list({ operationId: 'declineInvitation' })).toEqual([]);
});

test('a declined invitation names its company', async () => {
  await open();
  const pushed = vi.spyOn(history, 'pushState');
  await decline();
  await arrivesAt('/auth/decline-confirmation');
  expect(pushed, 'Back would open what is declined').not.toHaveBeenCalled();
  await sees('You have declined the invitation from Juniper Mills. Nothing was changed in your account.');
  await expect.element(page.getByText('JM', { exact: true })).toBeVisible();
  await expect.element(link('Back to home')).toHaveAttribute('href', '/');
});

test('Not Leo? logs out, and goes on as another person', async () => {
  const { world } = await open();
  await follow('Not Leo?');
  await arrivesAt('/auth/user-confirmation');
  await world.verify({ call: { operationId: 'logout' }, times: 1 });
});

test.each([
  ['the end of its time', () => sessionEndsIn(1)],
  ['a log-out in another tab', () => otherTabSays({ type: 'signed-out', signedOut: 'otherTab' })],
])('a session ended by %s leaves the link as it is', async (_name, end) => {
  const { world } = await open();
  await expect.poll(async () => (await world.journal.list({ operationId: 'getMyClientInfo' })).length).toBe(1);
  end();
  await arrivesAt('/auth/login');
  expect(redirectUrl()).toBe('/auth/account-linking?token=invite-link');
});

test('an obligation leads back to the link', async () => {
  const { world } = await open();
  await world.given.obligation('changePassword').for('leo');
  await press('Connect');
  await arrivesAt('/auth/change-password');
  expect(sessionStorage.getItem('link-token')).toContain('invite-link');
});

test.each([
  ['executeAssociateToken', '/'],
  ['declineInvitation', '/auth/decline-confirmation'],
] as const)('%s can be sent again after a lost response', async (operation, end) => {
  const { world, left } = await open();
  const send = () => (operation === 'declineInvitation' ? decline() : press('Connect'));
  await world.on(operation).times(1).drop();
  await send();
  await expect.element(alert()).toHaveTextContent('We couldn’t reach the server.');
  await send();
  await expect.poll(() => left[0] ?? location.pathname).toBe(end);
});
