import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openApp } from '../../../../tests/screens/app';
import { shows } from '../../../../tests/screens/registration';
import { alert, arrivesAt, button, field, link, press } from '../../../../tests/screens/screen';
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

test('five wrong dates lock the check until the wait is over', async () => {
  await openDate({ dateOfBirthLockoutMs: 4000 });
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
  await give('17');
  await expect.element(button('Continue')).toBeDisabled();
  await press('Continue');
  await arrivesAt('/auth/create-account/invite-valid');
});

test('a signed-out person finds the way back to sign-in', async () => {
  await openDate();
  await expect.element(link('Back to login')).toHaveAttribute('href', '/auth/login');
});

test('each wrong date says its message, and is not sent', async () => {
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

test('No logs out, and creates the account', async () => {
  const { world } = await openApp('/auth/user-confirmation?token=invite-no-check', { ...linking, as: 'leo' });
  await shows('Use this account for Harbor Foods?');
  await press('No, create a new account');
  await arrivesAt('/auth/create-account/invite-no-check');
  await world.verify({ call: { operationId: 'logout' }, times: 1 });
});
