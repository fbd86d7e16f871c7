import { expect, test } from 'vitest';
import type { MockWorld } from '../../../../mock-server/client/world';
import { refusedAtField } from '../../../../tests/screens/refusals';
import { codeIn, shows, terms, toCredentials, typeCode, typeCredentials } from '../../../../tests/screens/registration';
import { alert, arrivesAt, field, hasError, leave, press, sees, type } from '../../../../tests/screens/screen';
import './CreateAccountScreen';

const TAKEN = 'This username is already taken. Please choose another one.';

const calls = async ({ journal }: MockWorld) => (await journal.list({ operationId: 'createPerson' })).length;

async function create(username = 'nell.byrne', secret?: string): Promise<void> {
  await typeCredentials(username, secret);
  await press('Create account');
}

test('terms that are not accepted stop the account', { tags: 'long' }, async () => {
  const { world } = await toCredentials();
  await expect.element(terms()).toBeChecked();
  await terms().click();
  await create();
  await expect.element(terms()).toHaveAccessibleDescription(/Terms must be accepted/);
  expect(await calls(world)).toBe(0);
});

test('each wrong username has its error once it is left', async () => {
  await toCredentials();
  for (const [username, text] of [
    ['ann', 'Username must be between 5 and 30 characters.'],
    ['nell..byrne', 'Usernames may only contain numbers, letters from a to z, _, -, @ and periods.'],
    ['ANN.lee', TAKEN],
  ] as const) {
    await type('Username', username);
    await leave();
    await hasError('Username', text);
  }
});

test('a taken username stops the account until it changes', { tags: 'long' }, async () => {
  const { world } = await toCredentials();
  await typeCredentials('ann.lee');
  await hasError('Username', TAKEN);
  await press('Create account');
  await expect.element(field('Username')).toHaveFocus();
  expect(await calls(world)).toBe(0);
  await type('Username', 'ann.lee2');
  await expect.element(field('Username')).not.toHaveAttribute('aria-invalid');
});

test('a password against the rules is not sent', { tags: 'long' }, async () => {
  const { world } = await toCredentials();
  await create('nell.byrne', 'short');
  await hasError('Password', 'Please choose a password that meets all requirements.');
  await expect.element(field('Password')).toHaveFocus();
  expect(await calls(world)).toBe(0);
});

test('each refusal of the account says its message at the field', { tags: 'long' }, async () => {
  const { world } = await toCredentials();
  await refusedAtField(world.on('createPerson'), create, field('Password'), {
    PASSWORD_BLACKLISTED: 'This password is too common. Please choose another one.',
    IDEMPOTENCY_KEY_REUSED: 'Something went wrong. Please try again.',
  });
  await refusedAtField(world.on('createPerson'), create, field('Username'), {
    DUPLICATE_EMAIL: 'An account with your email address already exists. Please log in with it,',
    DUPLICATE_USERNAME: TAKEN,
  });
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

test('the partner keyword leads to its own success page', { tags: 'long' }, async () => {
  await toCredentials({}, '?redirectUrl=%2Fauth%2Flegal%3Ffrom%3DPARTNER');
  await create();
  await arrivesAt('/auth/create-credential/success-notification');
});

test.each([
  [{ code: 'TOKEN_LOAD_VERIFY_FAILURE' }, 'You already have an account'],
  [{ code: 'TOKEN_EXECUTE_FAILURE' }, 'You already have an account'],
  [{ code: 'INVALID_TOKEN' }, 'This link is no longer valid'],
  [{ delayMs: 0 }, 'Your account is ready'],
])('%j after a lost response ends at "%s"', async (second, title) => {
  const { world } = await toCredentials();
  await world.on('createPerson').times(1).drop();
  await create();
  await expect.element(alert()).toHaveTextContent('We couldn’t reach the server.');
  await world.on('createPerson').answer(second);
  await press('Create account');
  await shows(title);
});

test('a reload asks for the code again, says why, and keeps the username', { tags: 'long' }, async () => {
  const { again, world } = await toCredentials();
  await type('Username', 'nell.byrne');
  await leave();
  await again();
  await sees('You reloaded the page. For your security, please enter the code again.');
  await typeCode((await codeIn(world)).code);
  await expect.element(field('Username')).toHaveValue('nell.byrne');
});

test('the way back keeps the username, and needs no second code', { tags: 'long' }, async () => {
  const { world } = await toCredentials();
  await type('Username', 'nell.byrne');
  await press('Back to personal info');
  await press('Continue');
  await expect.element(field('Username')).toHaveValue('nell.byrne');
  await world.verify({ call: { operationId: 'prepareCodeEmailVerification' }, times: 1 });
});
