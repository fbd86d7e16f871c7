import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MockWorld } from '../../../mock-server/client/world';
import { hears, listen } from '../../../tests/screens/announced';
import { alert, button, doesNotSee, heading, link, press, sees } from '../../../tests/screens/screen';
import { pressTwice } from '../../../tests/screens/recovery';
import { answer, openTab, region, row, timesCalled, titleIsError, toast, visit } from '../../../tests/screens/settings';
import './ContactList';

const SPARE = 'mona@company.example';
const FAILED = 'The contact method couldn’t be deleted. Please try again.';
const openMona = () => openTab('contact-info', { as: 'mona' });
const withoutContacts = (world: MockWorld) => world.state.patch('persons', 'ann', { emails: [], phones: [] });

async function deleteSpare(): Promise<void> {
  await press(`Delete ${SPARE}`);
  await answer('Delete');
}

test('the list says while it loads', async () => {
  const { world } = await openTab('contact-info', { before: (world) => world.on('getContactInfo').delay(60_000) });
  await expect.element(page.getByText('Loading contact methods...')).toBeVisible();
  await world.faults.clear();
  await sees('ann@example.com');
});

test('a list that fails to load can be tried again', async () => {
  const { world } = await openTab('contact-info', { before: (world) => world.on('getContactInfo').status(503) });
  await sees('Your contact methods couldn’t be loaded.');
  await world.faults.clear();
  await press('Try again');
  await sees('ann@example.com');
});

test('a list without contacts says so', async () => {
  await openTab('contact-info', { before: withoutContacts });
  await sees('You have no contact methods yet.');
});

test.each([
  ['a verified address', 'ann', 'ann@example.com', /Personal · Verified/],
  ['a number', 'ann', '+1 212 555 0123', /Personal · Verified/],
  ['an address to verify', 'mona', SPARE, /Business · Not verified/],
])('%s has its purpose with its state', async (_what, as, shown, facts) => {
  await openTab('contact-info', { as });
  await expect.element(row(shown)).toHaveTextContent(facts);
});

test.each(['ann@example.com', '+1 212 555 0123'])(
  'the only contact of its type, %s, cannot be deleted',
  async (shown) => {
    await openTab('contact-info');
    await expect.element(button(`Edit ${shown}`)).toBeVisible();
    await expect.element(button(`Delete ${shown}`)).not.toBeInTheDocument();
  },
);

test('contacts of the employer have no buttons', async () => {
  await openTab('contact-info', { as: 'sora' });
  await expect.element(region('From your employer')).toHaveTextContent('ask at the desk');
  await expect.element(region('From your employer').getByRole('button')).not.toBeInTheDocument();
});

test('the own contacts show when those of the employer fail', async () => {
  await openTab('contact-info', { as: 'sora', before: (world) => world.on('listSystemOfRecordContacts').status(500) });
  await sees('sora@example.com');
  doesNotSee('couldn’t be loaded');
});

test('a deleted contact leaves the list, and the focus is on the group', async () => {
  await openMona();
  const heard = listen();
  await deleteSpare();
  await expect.element(row(SPARE)).not.toBeInTheDocument();
  await hears(heard, 'The contact method was deleted.');
  await expect.element(region('Email addresses')).toHaveFocus();
});

test('Cancel deletes nothing', async () => {
  const { world } = await openMona();
  await press(`Delete ${SPARE}`);
  await answer('Cancel');
  await expect.element(button(`Delete ${SPARE}`)).toHaveFocus();
  expect(await timesCalled(world, 'deleteEmailAddress')).toBe(0);
});

test('the message of a failed delete stays until the next try', { tags: 'long' }, async () => {
  const { world } = await openMona();
  await world.on('deleteEmailAddress').times(1).status(500);
  await deleteSpare();
  await expect.element(toast(FAILED)).toBeVisible();
  await expect.element(page.getByRole('main').getByText(FAILED)).toBeVisible();
  await titleIsError();
  expect(await timesCalled(world, 'getContactInfo')).toBe(2);
  await deleteSpare();
  await expect.element(row(SPARE)).not.toBeInTheDocument();
  doesNotSee(FAILED);
});

test('Verify leads to the code of the contact, with the way back', async () => {
  await openTab('contact-info?returnUrl=/view/x', { as: 'mona' });
  const back = encodeURIComponent('/auth/account-settings/contact-info?returnUrl=%2Fview%2Fx');
  const href = `/auth/verify-contact-info?type=email&purpose=business&returnUrl=${back}`;
  await expect.element(link(`Verify ${SPARE}`)).toHaveAttribute('href', href);
});

test('a delete of what another tab has deleted says that it is gone', async () => {
  const { world } = await openMona();
  await world.on('deleteEmailAddress').times(1).status(404);
  await deleteSpare();
  await sees('This contact method was changed or deleted elsewhere. The list is up to date now.');
});

const review = () => visit('/auth/review-contact-info', { as: 'cora', level: 1 });

test('the review has no buttons at its contacts', async () => {
  await review();
  await expect.element(heading('Is your contact info up to date?')).toBeVisible();
  await expect.element(row('cora@example.com')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^(?:Edit|Delete)/ })).not.toBeInTheDocument();
});

test('a Confirm that fails leads to the page of a failure', async () => {
  const { world } = await review();
  await world.on('confirmContactInfo').status(500);
  await press('Confirm');
  await expect.element(heading(/Something went wrong/)).toBeVisible();
  await expect.element(alert()).not.toBeInTheDocument();
});

test('a confirmed review says so once, and leads on', async () => {
  const { world, left } = await review();
  await expect.element(row('cora@example.com')).toBeVisible();
  pressTwice('Confirm');
  await expect.poll(() => left).toEqual(['/']);
  await expect.element(toast('Thank you. Your contact info is confirmed.')).toBeVisible();
  expect(await timesCalled(world, 'confirmContactInfo')).toBe(1);
});
