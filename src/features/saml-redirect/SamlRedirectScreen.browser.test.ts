import { expect, test } from 'vitest';
import { openApp } from '../../../tests/screens/app';
import { heading } from '../../../tests/screens/screen';
import './SamlRedirectScreen';

const saml = '/auth/user/saml-redirect/400';
const unsupported = 'Something went wrong';

test.each([
  ['FAILED_TO_GET_SETTINGS', 'We couldn’t open this application'],
  ['SERVER_ERROR', unsupported],
])('the SAML page of a client answers %s: "%s"', async (code, title) => {
  await openApp(saml, { as: 'ann', before: (world) => world.on('getSettingsByGroup').code(code) });
  await expect.element(heading(title)).toBeVisible();
});

test.each([
  ['/outside/saml', ['/outside/saml']],
  ['https://evil.example/saml', []],
])('the SAML page %s of a client is left for %j', async (url, to) => {
  const { left } = await openApp(saml, {
    as: 'ann',
    before: (world) => world.on('getSettingsByGroup').answer({ status: 200, body: { url } }),
  });
  if (to.length === 0) await expect.element(heading(unsupported)).toBeVisible();
  await expect.poll(() => left).toEqual(to);
});
