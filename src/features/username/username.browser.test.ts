import { expect, test } from 'vitest';
import { hears, listen } from '../../../tests/screens/announced';
import { allowInConsole, openApp } from '../../../tests/screens/app';
import {
  UNREACHABLE,
  alerts,
  holds,
  leadsTo,
  passTime,
  pressTwice,
  sent,
  shows,
} from '../../../tests/screens/recovery';
import * as screen from '../../../tests/screens/screen';
import './UsernameFlow';

/** Uri and Mia (two companies) must change their usernames. Rex and Ren (two) must review new ones; Ren may make none. */
const CHANGE = '/auth/change-username?redirectUrl=%2Fauth%2Fchoose-product';
const REVIEW = CHANGE.replace('change-username', 'review-username');
const USERNAME = 'Username';
const PASSWORD = 'Current password';
const TAKEN = 'User ID already taken. Try entering a different ID.';
const UNAVAILABLE = 'Username is invalid or not unique. Please choose different username.';

async function openStep(path: string, as: string, title: string, before?: Parameters<typeof openApp>[1]) {
  const opened = await openApp(path, { as, ...before });
  await screen.press('Continue');
  await expect.element(screen.heading(title)).toHaveFocus();
  return opened;
}
const openForm = (before?: Parameters<typeof openApp>[1]) => openStep(CHANGE, 'uri', 'Create your username', before);
async function submit(username: string, password = 'Sunny-Harbor-42'): Promise<void> {
  await screen.type(USERNAME, username);
  await screen.type(PASSWORD, password);
  await screen.press('Submit');
}

test.each([
  [CHANGE, 'uri', 'Please choose a new username', 'Your current username, uri.obliged, can no longer be used.'],
  [CHANGE, 'mia', 'Please choose new usernames', 'You can no longer use the same username, mia.obliged, for all'],
  [REVIEW, 'rex', 'You have a new username', 'We have created a new one for you.'],
  [REVIEW, 'ren', 'You have new usernames', 'We have created one for each of your companies.'],
])('%s tells %s first what happens', async (path, as, title, text) => {
  await openApp(path, { as });
  await shows(title);
  await screen.sees(text);
  await leadsTo('Log out', '/auth/logout');
});

test.each([
  ['', 'This field is required'],
  ['uri1', 'Username must be between 5 and 40 characters.'],
  ['u'.repeat(41), 'Username must be between 5 and 40 characters.'],
  ['uri..one', 'Usernames may only contain numbers, letters from a to z, _, -, @ and periods. A period can’t come'],
  ['URI.obliged', 'This is your current username. Please choose another one.'],
  ['ann.lee', TAKEN],
])('the username "%s" gets the reason "%s"', async (typed, text) => {
  const { world } = await openForm();
  await screen.type(PASSWORD, 'Sunny-Harbor-42');
  await screen.type(USERNAME, typed);
  if (typed === '') await expect.element(screen.button('Submit')).toBeDisabled();
  else await screen.press('Submit');
  await screen.field(PASSWORD).click();
  await screen.hasError(USERNAME, text);
  expect(await sent(world, 'updateUsernames')).toEqual([]);
});

test('the suggested username is saved without a check', { tags: 'long' }, async () => {
  const { world } = await openForm();
  await holds(USERNAME, 'uri.100');
  await expect.element(screen.field(USERNAME)).toHaveAttribute('autocomplete', 'username');
  await screen.type(PASSWORD, 'Sunny-Harbor-42');
  pressTwice('Submit');
  await screen.arrivesAt('/auth/choose-product');
  await screen.sees('Your username was saved.');
  expect(await sent(world, 'checkUsernameAvailability')).toEqual([]);
  expect(await sent(world, 'updateUsernames')).toMatchObject([
    { associateUsernames: [{ username: 'uri.100', password: 'Sunny-Harbor-42' }] },
  ]);
});

test.each(['DUPLICATE_USERNAME', 'MALFORMED_REQUEST'])('%s says at the field that it is taken', async (code) => {
  await openForm({ before: (world) => world.on('updateUsernames').code(code) });
  await submit('uri.other');
  await screen.hasError(USERNAME, TAKEN);
  await expect.element(screen.field(USERNAME)).toHaveFocus();
});

test('a check that fails counts as unavailable', { tags: 'long' }, async () => {
  await openForm({ before: (world) => world.on('checkUsernameAvailability').status(500) });
  await submit('uri.other');
  await screen.hasError(USERNAME, UNAVAILABLE);
});

test('a check that does not reach the server says so', async () => {
  await openForm({ before: (world) => world.on('checkUsernameAvailability').drop() });
  await submit('uri.other');
  await alerts(UNREACHABLE);
  await expect.element(screen.field(USERNAME)).not.toHaveAttribute('aria-invalid', 'true');
});

test('a wrong password is emptied', { tags: 'long' }, async () => {
  await openForm();
  await submit('uri.other', 'Wrong-Harbor-41');
  await screen.hasError(PASSWORD, 'This password is not correct.');
  await expect.element(screen.field(PASSWORD)).toHaveFocus();
  await holds(PASSWORD, '');
});

test('a shown password is hidden by a submit', { tags: 'long' }, async () => {
  await openForm();
  await screen.type(PASSWORD, 'Wrong-Harbor-41');
  await screen.press('Show password');
  await expect.element(screen.field(PASSWORD)).toHaveAttribute('type', 'text');
  await expect.element(screen.button('Show password')).toHaveAttribute('aria-pressed', 'true');
  await screen.press('Submit');
  await expect.element(screen.field(PASSWORD)).toHaveAttribute('type', 'password');
});

test('too many wrong passwords ask for a wait', { tags: 'long' }, async () => {
  await openForm({ before: (world) => world.on('updateUsernames').nth(1).code('TOO_MANY_ATTEMPTS') });
  await submit('uri.other');
  await alerts('There were too many attempts with an incorrect password.');
  await screen.sees(/Try again in \d+:\d\d/);
  await expect.element(screen.button('Submit')).toBeDisabled();
  const heard = listen();
  passTime(301);
  await hears(heard, 'You can try again now.');
  await screen.press('Submit');
  await screen.arrivesAt('/auth/choose-product');
});

test('a lost response keeps what was typed for a second press', { tags: 'long' }, async () => {
  const { world } = await openForm({ before: (world) => world.on('updateUsernames').nth(1).drop() });
  await submit(' uri.other ');
  await alerts(UNREACHABLE);
  await screen.press('Submit');
  await screen.arrivesAt('/auth/choose-product');
  expect(await world.state.read('persons')).toContainEqual(expect.objectContaining({ username: 'uri.other' }));
});

test('Cancel keeps the username, and not the password', { tags: 'long' }, async () => {
  await openForm();
  await screen.type(USERNAME, 'uri.kept');
  await screen.type(PASSWORD, 'Sunny-Harbor-42');
  await screen.press('Cancel');
  await expect.element(screen.heading('Please choose a new username')).toHaveFocus();
  // Cancel has gone back, so the form is the next entry.
  history.forward();
  await expect.element(screen.heading('Create your username')).toHaveFocus();
  await screen.press('Cancel');
  await screen.press('Continue');
  await holds(USERNAME, 'uri.kept');
  await holds(PASSWORD, '');
});

test('two equal usernames are judged again with a change of either one', async () => {
  const { world } = await openStep(CHANGE, 'mia', 'Create your usernames');
  const clients = await world.state.read('clients');
  await expect.element(screen.field('Username for Harbor Foods')).toHaveAttribute('autocomplete', 'off');
  const [first, second] = ['100', '200'].map((id) => `Username for ${clients.find((one) => one.id === id)?.name}`);
  await screen.type(PASSWORD, 'Sunny-Harbor-42');
  await screen.type(String(second), 'MIA.100');
  await screen.press('Submit');
  await screen.hasError(String(second), 'You have entered this username twice. Please choose a different one for each');
  await screen.type(String(first), 'mia.first');
  await expect.element(screen.field(String(second))).not.toHaveAttribute('aria-invalid', 'true');
});

test('who may make no username reviews those that were made', async () => {
  const { world } = await openStep(REVIEW, 'ren', 'Review your usernames');
  await screen.sees('ren.100');
  await screen.sees('ren.200');
  await expect.element(screen.button(/Create User ID/)).not.toBeInTheDocument();
  await screen.press('Continue');
  await screen.sees('Your usernames were saved.');
  expect(await sent(world, 'reviewUsernames')).toMatchObject([
    { associateUsernames: [{ username: 'ren.100' }, { username: 'ren.200' }] },
  ]);
});

test('a review leads to a username of one’s own, and back step by step', { tags: 'long' }, async () => {
  const { again } = await openStep(REVIEW, 'rex', 'Review your username');
  await screen.press('Create User ID');
  await expect.element(screen.heading('Create your username')).toHaveFocus();
  await again();
  await shows('Create your username');
  await screen.press('Cancel');
  await expect.element(screen.heading('Review your username')).toHaveFocus();
  await screen.press('Back');
  await expect.element(screen.heading('You have a new username')).toHaveFocus();
});

test('a single-sign-on user logs out after it, with the query kept', async () => {
  await openStep(REVIEW, 'rex', 'Review your username', {
    before: (world) => world.signIn('rex', { method: 'SSO' }),
  });
  await screen.press('Continue');
  await screen.arrivesAt('/auth/sso-login/request');
  expect(location.search).toBe('?redirectUrl=%2Fauth%2Fchoose-product');
});

test.each([
  ['DUPLICATE_USERNAME', UNAVAILABLE, 409],
  ['SERVER_ERROR', 'Something went wrong, and we couldn’t save. Please try again.', 500],
])('%s at the review says "%s"', async (code, text, status) => {
  await openStep(REVIEW, 'rex', 'Review your username', {
    before: (world) => world.on('reviewUsernames').status(status, code),
  });
  await screen.press('Continue');
  await alerts(text);
});

test('a load error says the message of the service', async () => {
  await openApp(CHANGE, { as: 'uri', before: (world) => world.on('checkUsernameObligation').nth(1).status(500) });
  await alerts(/^(?!We couldn’t reach).+\.\s*Try again/);
  await screen.press('Try again');
  await shows('Please choose a new username');
});

test.each([{}, { username: 'uri', associates: [null] }])('a response of %j can be asked for again', async (body) => {
  allowInConsole(/Contract breach/);
  const { world } = await openApp(CHANGE, {
    as: 'uri',
    before: (world) => world.on('checkUsernameObligation').nth(1).offSpec().answer({ status: 200, body }),
  });
  await screen.press('Try again');
  await shows('Please choose a new username');
  await world.journal.clear();
});
