import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MockWorld } from '../../../../mock-server/client/world';
import { openApp } from '../../../../tests/screens/app';
import { shows } from '../../../../tests/screens/registration';
import { alert, arrivesAt, button, field, link, press, sees } from '../../../../tests/screens/screen';
import { goTo } from '../../../navigation/navigation';
import { paths } from '../../../navigation/paths';
import '../../../session/brand';
import './UserConfirmationScreen';

const linking = { scenario: 'link-existing-account' };

async function give(day: string, month = '4', year = '1990'): Promise<void> {
  await field('Day').fill(day);
  await field('Month').selectOptions(month);
  await field('Year').fill(year);
}

async function openDate(limits: Record<string, number> = {}) {
  const opened = await openApp('/auth/user-confirmation?token=invite-valid', {
    before: ({ given }) => given.limits(limits),
  });
  await shows('Welcome, Ivy');
  await give('18');
  return opened;
}

test('five wrong dates lock the check until the wait is over', { tags: 'long' }, async () => {
  const { again } = await openDate({ dateOfBirthLockoutMs: 8000 });
  const incorrect = 'The date of birth is not correct, or this link was not meant for you.';
  const lastTry = 'After one more incorrect attempt, you will have to wait';
  for (const text of [
    incorrect,
    incorrect,
    incorrect,
    lastTry,
    'There were too many attempts. Please try again later.',
  ]) {
    await press('Continue');
    await expect.element(alert()).toHaveTextContent(text);
    await expect.element(field('Day')).toHaveValue('18');
  }
  await expect.element(field('Month')).toHaveFocus();
  await again();
  await expect.element(alert()).toHaveTextContent('There were too many attempts.');
  await give('17');
  await expect.element(button('Continue')).toBeDisabled();
  await press('Continue');
  await arrivesAt('/auth/create-account/invite-valid');
});

test('a signed-out person finds the way back to sign-in', async () => {
  await openDate();
  await expect.element(link('Back to login')).toHaveAttribute('href', '/auth/login');
});

test('each wrong date says its message, and is not sent', { tags: 'long' }, async () => {
  await openDate();
  for (const [day, month, year, text] of [
    ['17', '4', '90', 'Please enter a real date, with a four-digit year.'],
    ['17', '4', '1899', 'Please enter a date between 1900 and today.'],
    ['', '', '', 'Please enter your date of birth.'],
  ] as const) {
    await give(day, month, year);
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Month')).toHaveAccessibleDescription(text);
    await expect.element(button('Continue'), { message: text }).toBeDisabled();
  }
});

test('Clear the date empties it and its message', async () => {
  await openDate();
  await press('Continue');
  await expect.element(alert()).toBeVisible();
  await press('Clear the date');
  await expect.element(field('Day')).toHaveValue('');
  await expect.element(alert()).not.toBeInTheDocument();
  await expect.element(field('Month')).toHaveFocus();
});

test('an invitation that ended while the date was typed says so', async () => {
  const { world } = await openDate();
  await world.on('verifyAssociate').code('TOKEN_LOAD_VERIFY_FAILURE');
  await press('Continue');
  await shows('This registration link can’t be used');
});

const withTarget = '/auth/user-confirmation?token=invite-no-check&redirectUrl=%2Fauth%2Flegal';

test('both cards keep the target, and sign-in says why it is asked', async () => {
  await openApp(withTarget, linking);
  await shows('Welcome, Nell');
  const card = (name: RegExp) => page.getByRole('link', { name });
  const created = '/auth/create-account/invite-no-check?redirectUrl=%2Fauth%2Flegal';
  await expect.element(card(/^I’m new here/)).toHaveAttribute('href', created);
  await card(/^I already have an account/).click();
  await sees('Log in to link your account to Harbor Foods.');
  expect(new URLSearchParams(location.search).get('redirectUrl')).toBe(withTarget);
});

test('Yes goes on to the account, with the target and without the token in the address', async () => {
  await openApp(withTarget, { ...linking, as: 'leo' });
  await press('Yes, use this account');
  await shows('Hello, Leo');
  expect(location.search).toBe('?redirectUrl=%2Fauth%2Flegal');
});

test('an invitation has the brand of its company, and a log-out takes it away', async () => {
  const before = ({ given }: MockWorld) => given.flag('enableClientRebrand', true, '100');
  await openApp('/auth/user-confirmation?token=invite-valid', { before });
  await expect.poll(() => document.documentElement.dataset.brand).toBe('rebrand');
  await expect.poll(() => document.title).toMatch(/Lyric HCM$/);
  expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/auth/mark-rebrand-light.svg');
  goTo(paths.logout());
  await expect.poll(() => document.documentElement.dataset.brand).toBe('default');
});

test('No logs out, and creates the account', async () => {
  const { world } = await openApp('/auth/user-confirmation?token=invite-no-check', { ...linking, as: 'leo' });
  await shows('Use this account for Harbor Foods?');
  await press('No, create a new account');
  await arrivesAt('/auth/create-account/invite-no-check');
  await world.verify({ call: { operationId: 'logout' }, times: 1 });
});
