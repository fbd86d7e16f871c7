import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MockWorld } from '../../../../mock-server/client/world';
import { hears, listen } from '../../../../tests/screens/announced';
import { password, shows, terms, toCredentials, typeCredentials } from '../../../../tests/screens/registration';
import { alert, arrivesAt, button, field, hasError, leave, press, type } from '../../../../tests/screens/screen';
import './CreateAccountScreen';

const TAKEN = 'This username is already taken. Please choose another one.';
const EMAIL_TAKEN = 'An account with your email address already exists. Please log in with it, or go back';
const OFFLINE = 'We couldn’t reach the server. Please check your connection and try again.';
const FAILED = 'Something went wrong on our side. What you typed is still here. Please try again.';

const calls = async ({ journal }: MockWorld) => (await journal.list({ operationId: 'createPerson' })).length;

async function create(username = 'nell.byrne', secret?: string): Promise<void> {
  await typeCredentials(username, secret);
  await press('Create account');
}

test('terms that are not accepted stop the account', async () => {
  const { world } = await toCredentials();
  await expect.element(terms()).toBeChecked();
  await terms().click();
  await create();
  await expect.element(terms()).toHaveAccessibleDescription(/Terms must be accepted/);
  expect(await calls(world)).toBe(0);
});

test('Create account waits for both fields', async () => {
  await toCredentials();
  await type('Username', 'nell.byrne');
  await expect.element(button('Create account')).toBeDisabled();
  await type('Password', 'x');
  await expect.element(button('Create account')).toBeEnabled();
});

test.each([
  ['ann', 'Username must be between 5 and 30 characters.'],
  ['n'.repeat(31), 'Username must be between 5 and 30 characters.'],
  ['nell..byrne', 'Usernames may only contain numbers, letters from a to z, _, -, @ and periods.'],
  ['ANN.lee', TAKEN],
])('the username %s has its error once it is left: %s', async (username, text) => {
  await toCredentials();
  await type('Username', username);
  await leave();
  await hasError('Username', text);
});

test('a taken username stops the account until it changes', async () => {
  const { world } = await toCredentials();
  await typeCredentials('ann.lee');
  await hasError('Username', TAKEN);
  await press('Create account');
  await expect.element(field('Username')).toHaveFocus();
  expect(await calls(world)).toBe(0);
  await type('Username', 'ann.lee2');
  await expect.element(field('Username')).not.toHaveAttribute('aria-invalid');
});

test('a check of the username that fails stops nobody', async () => {
  const { world } = await toCredentials();
  await world.on('validateToken').status(500);
  await create();
  await shows('Your account is ready');
});

test('the rules of the password say which are met', async () => {
  await toCredentials();
  await type('Password', 'short');
  const rules = page.getByRole('listitem');
  await expect.element(rules.filter({ hasText: 'A lowercase letter' })).toHaveTextContent('(done)');
  for (const rule of ['8 to 72 characters', 'A number', 'An uppercase letter', 'A special character'])
    await expect.element(rules.filter({ hasText: rule })).toHaveTextContent('(not yet)');
});

test('a password against the rules is not sent', async () => {
  const { world } = await toCredentials();
  await create('nell.byrne', 'short');
  await hasError('Password', 'Please choose a password that meets all requirements.');
  await expect.element(field('Password')).toHaveFocus();
  expect(await calls(world)).toBe(0);
});

test.each([
  ['Password', 'PASSWORD_BLACKLISTED', 'This password is too common. Please choose another one.'],
  ['Password', 'PASSWORD_PRECONDITION_UNMATCHED', 'Please choose a password that meets all requirements.'],
  ['Password', 'LENGTH_RULE', 'Please choose a password of 8 to 72 characters.'],
  ['Password', 'IDEMPOTENCY_KEY_REUSED', 'Something went wrong. Please try again.'],
  ['Username', 'DUPLICATE_USERNAME', TAKEN],
  ['Username', 'DUPLICATE_EMAIL', EMAIL_TAKEN],
] as const)('%s has the error of %s: %s', async (label, code, text) => {
  const { world } = await toCredentials();
  await world.on('createPerson').code(code);
  await create();
  await hasError(label, text);
  await expect.element(field(label)).toHaveFocus();
  await expect.element(field('Username')).toHaveValue('nell.byrne');
});

test.each([
  ['CODE_INCORRECT', 'This code is not correct. Please check it and try again.'],
  ['TOO_MANY_ATTEMPTS', 'There were too many attempts with this code. Please ask for a new one.'],
] as const)('%s leads back to the code: %s', async (code, text) => {
  const { world } = await toCredentials();
  await world.on('createPerson').code(code);
  await create();
  await shows('Verify your email address');
  await hasError('Code', text);
});

test.each([
  ['INVALID_TOKEN', 'This link is no longer valid'],
  ['MALFORMED_REQUEST', 'Something went wrong'],
] as const)('%s ends at "%s"', async (code, title) => {
  const { world } = await toCredentials();
  await world.on('createPerson').code(code);
  await create();
  await shows(title);
});

test.each([
  ['TOKEN_LOAD_VERIFY_FAILURE', 'You already have an account'],
  ['TOKEN_EXECUTE_FAILURE', 'You already have an account'],
  ['INVALID_TOKEN', 'This link is no longer valid'],
] as const)('%s after a lost response ends at "%s"', async (code, title) => {
  const { world } = await toCredentials();
  await world.on('createPerson').drop();
  await create();
  await expect.element(alert()).toHaveTextContent(OFFLINE);
  await world.faults.clear();
  await world.on('createPerson').code(code);
  await press('Create account');
  await shows(title);
});

test('a service that fails leaves the form', async () => {
  const { world } = await toCredentials();
  const heard = listen();
  await world.on('createPerson').status(500);
  await create();
  await hears(heard, FAILED);
  await expect.element(field('Password')).toHaveValue(password);
  expect(document.title).toMatch(/^Error: /);
});

test('the same account comes of a second press after a lost response', async () => {
  const { world } = await toCredentials();
  await world.on('createPerson').times(1).drop();
  await create();
  await expect.element(alert()).toHaveTextContent(OFFLINE);
  await press('Create account');
  await shows('Your account is ready');
});

test('a double press makes one account', async () => {
  const { world } = await toCredentials();
  await world.on('createPerson').delay(200);
  await typeCredentials('nell.byrne');
  await button('Create account').dblClick();
  await shows('Your account is ready');
  expect(await calls(world)).toBe(1);
});

test('the way back keeps the username', async () => {
  await toCredentials();
  await type('Username', 'nell.byrne');
  await press('Back to personal info');
  await shows('Create your account');
  await press('Continue');
  await shows('Choose your username and password');
  await expect.element(field('Username')).toHaveValue('nell.byrne');
});

test('the partner keyword leads to its own success page', async () => {
  await toCredentials({}, '?redirectUrl=%2Fauth%2Flegal%3Ffrom%3DPARTNER');
  await create();
  await arrivesAt('/auth/create-credential/success-notification');
});
