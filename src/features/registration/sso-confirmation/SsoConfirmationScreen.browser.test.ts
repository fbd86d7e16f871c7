import { expect, test } from 'vitest';
import type { MockWorld } from '../../../../mock-server/client/world';
import { openApp } from '../../../../tests/screens/app';
import { askForCode, codeIn, shows, typeCode } from '../../../../tests/screens/registration';
import { alert, arrivesAt, hasError, press, sees } from '../../../../tests/screens/screen';
import '../create-account/CreateAccountScreen';
import './SsoConfirmationScreen';

const address = 'suki.mori@kestrel.example';
const withProvider = { before: (world: MockWorld) => world.signIn('ann', { method: 'SSO' }) };

async function open(before: (world: MockWorld) => Promise<unknown> = withProvider.before) {
  const opened = await openApp('/auth/sso-service-provider/associate-confirmation?token=sso-confirm', { before });
  await shows('Are you Suki Mori?');
  return opened;
}

async function toCode() {
  const { world } = await openApp('/auth/create-account/sso-confirm/sso', withProvider);
  await askForCode();
  await sees('Step 2 of 2');
  return { world, ...(await codeIn(world, address)) };
}

test('the account without the session of a provider leads to single sign-on', async () => {
  await openApp('/auth/create-account/invite-sso/sso');
  await arrivesAt('/auth/sso-login/request');
});

test('Yes goes on to the account, with the address shown', async () => {
  await open();
  await sees(`Continue as ${address}.`);
  await press('Yes, continue');
  await arrivesAt('/auth/create-account/sso-confirm/sso');
});

test('No logs out, and says that there is no access', async () => {
  const { world } = await open();
  await press('No, that’s not me');
  await shows('You don’t have access');
  await world.verify({ call: { operationId: 'logout' }, times: 1 });
});

test.each([
  ['TOKEN_EXECUTE_FAILURE', 'This link is no longer valid'],
  ['CLIENT_MISSING_SAML_CONFIGURATION', 'Something went wrong'],
  ['DUPLICATE_EMAIL', 'Create your account'],
] as const)('an account refused with %s leads to "%s"', async (refusal, title) => {
  const { world, code } = await toCode();
  await world.on('createSsoPerson').code(refusal);
  await typeCode(code);
  await shows(title);
  if (refusal === 'DUPLICATE_EMAIL')
    await hasError('Email address', 'There is already an account with this email address.');
});

test('a link that a lost request has used up says that there is an account', { tags: 'long' }, async () => {
  const { world, code } = await toCode();
  await world.on('createSsoPerson').times(1).drop();
  await typeCode(code);
  await expect.element(alert()).toHaveTextContent('We couldn’t reach the server.');
  await world.on('createSsoPerson').code('TOKEN_EXECUTE_FAILURE');
  await press('Verify and create account');
  await shows('You already have an account');
});
