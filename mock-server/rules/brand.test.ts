import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { email, makePerson } from '../world/store/make';
import { newCaller, testWorld } from '../testing/client';
import { brandNames } from './brand';

test('the brands have the names of the configuration of development', () => {
  const { brandSettings, clientBrand } = JSON.parse(readFileSync('public/auth/config.json', 'utf8'));
  expect(brandNames).toEqual({ own: brandSettings.default.name, ofRebranded: brandSettings[clientBrand].name });
});

test('passkey and authenticator app have the brand of the client', async () => {
  const names = async (scenario: string) => {
    const caller = await newCaller(await testWorld(scenario)).signIn('ann', { level: 3 });
    const app = JSON.stringify((await caller.expect('startAuthenticatorApp', '201')).body);
    const passkey = JSON.stringify((await caller.expect('startPasskeyRegistration', '201', { body: {} })).body);
    return [/totp\/([^:]+):.*issuer=([^&]+)/.exec(app)?.slice(1), /"name":"([^"]+)"/.exec(passkey)?.[1]];
  };
  expect(await names('default')).toEqual([['Lifion', 'Lifion'], 'Lifion']);
  const encoded = encodeURIComponent('Lyric HCM');
  expect(await names('rebrand')).toEqual([[encoded, encoded], 'Lyric HCM']);
  expect(await names('rebrand-flag')).toEqual([[encoded, encoded], 'Lyric HCM']);
});

/** Zoe has an address, and is no member of a client. */
async function worldWithZoe() {
  const world = await testWorld('rebrand');
  const emails = [email(world, 'zoe@example.com')];
  await makePerson(world, { id: 'zoe', username: 'zoe.alone', firstName: 'Zoe', lastName: 'Alone', emails });
  return world;
}

test('the passkey of a person without a client has our own brand', async () => {
  const zoe = await newCaller(await worldWithZoe()).signIn('zoe', { level: 3 });
  const { body } = await zoe.expect('startPasskeyRegistration', '201', { body: {} });
  expect(body).toMatchObject({ publicKey: { rp: { name: 'Lifion' } } });
});
