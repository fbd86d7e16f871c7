import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MockWorld } from '../../../../mock-server/client/world';
import { openApp } from '../../../../tests/screens/app';
import { askForCode, codeIn, shows, typeCode } from '../../../../tests/screens/registration';
import { alert, arrivesAt, doesNotSee, field, hasError, press, sees } from '../../../../tests/screens/screen';
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

test('Yes keeps the redirectUrl', async () => {
  await openApp('/auth/sso-service-provider?token=sso-confirm&redirectUrl=/auth/legal', withProvider);
  await press('Yes, continue');
  await arrivesAt('/auth/create-account/sso-confirm/sso');
  expect(location.search).toBe('?redirectUrl=%2Fauth%2Flegal');
});

test('the account without the session of a provider leads to single sign-on', async () => {
  await openApp('/auth/create-account/invite-sso/sso');
  await arrivesAt('/auth/sso-login/request');
});

test('No logs out, and says that there is no access', async () => {
  const { world } = await open();
  await press('No, that’s not me');
  await shows('You don’t have access');
  await world.verify({ call: { operationId: 'logout' }, times: 1 });
});

test('without an email address nobody continues as it', async () => {
  await open(async (world) => {
    const body = { extra_information: { first_name: 'Suki', last_name: 'Mori' }, token_blob: {} };
    await world.on('loadToken').answer({ status: 200, body });
    await withProvider.before(world);
  });
  doesNotSee('Continue as');
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

test('a link that a lost request has used up says that there is an account', async () => {
  const { world, code } = await toCode();
  await world.on('createSsoPerson').times(1).drop();
  await typeCode(code);
  await expect.element(alert()).toHaveTextContent('We couldn’t reach the server.');
  await world.on('createSsoPerson').code('TOKEN_EXECUTE_FAILURE');
  await press('Verify and create account');
  await shows('You already have an account');
});
