import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newCaller, testWorld } from '../testing/client';
import { brandNames, brandOfAddress } from './brand';

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

test('a mail comes from the brand of the client of its person, or of the one that invites', async () => {
  const world = await testWorld('rebrand');
  expect(brandOfAddress(world, 'Ann@example.com')).toBe('Lyric HCM');
  expect(brandOfAddress(world, 'nobody@example.com')).toBe('Lifion');
  const invited = world.db.tokens.findFirst((q) => q.where((one) => one.token === 'invite-valid'));
  expect(brandOfAddress(world, invited?.email ?? '')).toBe('Lyric HCM');
  expect(brandOfAddress(await testWorld('default'), 'ann@example.com')).toBe('Lifion');
});
