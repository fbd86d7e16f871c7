import { expect, test } from 'vitest';
import { openApp } from '../../../../tests/screens/app';
import { shows, terms, typeCredentials } from '../../../../tests/screens/registration';
import { alert, field, hasError, press, sees } from '../../../../tests/screens/screen';
import './CreateCredentialScreen';
import './CredentialCreatedScreen';

async function open(search = '') {
  const opened = await openApp(`/auth/create-credential/account-info?token=credential-valid${search}`);
  await shows('Create your username and password');
  await sees('Cleo, you can use them to log in from now on.');
  await typeCredentials('cleo.marin');
  return opened;
}

async function create(): Promise<void> {
  await terms().click();
  await press('Create');
}

test.each([
  ['Username', 'DUPLICATE_USERNAME', 'This username is already taken. Please choose another one.'],
  ['Password', 'TOO_WEAK_PASSWORD', "You've used this password recently. Please choose another password"],
] as const)('%s has the error of %s: %s', async (label, code, text) => {
  const { world } = await open();
  await world.on('executeToken').code(code);
  await create();
  await hasError(label, text);
  await expect.element(field(label)).toHaveFocus();
});

test('a link that a lost request has used up says that there is an account', async () => {
  const { world } = await open();
  await world.on('executeToken').times(1).drop();
  await create();
  await expect.element(alert()).toHaveTextContent('We couldn’t reach the server.');
  await world.on('executeToken').code('TOKEN_EXECUTE_FAILURE');
  await press('Create');
  await shows('You already have an account');
});

test.each(['', '&redirectUrl=%2Fview%2Fhome'])('sign-in knows the new username (%s)', async (search) => {
  await open(search);
  await create();
  await press('Continue');
  await expect.element(field('Username')).toHaveValue('cleo.marin');
});

test('Continue never leaves for another origin', async () => {
  const { left } = await openApp('/auth/create-credential/success-notification?redirectUrl=%2F%2Fevil.example');
  await press('Continue');
  await expect.poll(() => left.map((address) => new URL(address, location.origin).origin)).toEqual([location.origin]);
});
