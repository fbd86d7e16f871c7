import { expect, test } from 'vitest';
import { allowInConsole, openApp } from '../app';
import { loseNetwork } from '../network';
import { field, heading, link, sees } from '../screen';
import { called, configure } from '../sign-in';
import '../../../src/app/routes/SessionRequired';
import '../../../src/app/routes/SignedIn';
import '../../../src/app/routes/LaterFrame';

const devices = '/auth/account-settings/devices';
const way = `?redirectUrl=${encodeURIComponent(devices)}`;
const settings = () => expect.element(heading('Account settings')).toBeVisible();
const inactive = 'You were logged out because you were inactive for a while.';

test('a session that ends without a connection ends once, on sign-in', async () => {
  await openApp(devices, { as: 'ann' });
  await settings();
  await loseNetwork();
  // A late response of the page sets the cookie again.
  const end = () => void (document.cookie = 'session-expiry=1600000000; path=/');
  await expect.poll(() => (location.pathname === devices && end(), location.pathname)).toBe('/auth/login');
  await sees(inactive);
  // A page behind sign-in would end the session once more with its next tick.
  await new Promise((resolve) => void setTimeout(resolve, 1500));
  expect(location.pathname + location.search).toBe(`/auth/login${way}`);
  await expect.element(field('Username')).toBeVisible();
});

test.each([
  ['{}', 200, {}],
  ['a page of HTML', 200, '<h1>Welcome</h1>'],
])('a check that answers %s opens no page', async (_kind, status, body) => {
  allowInConsole(/Contract breach/);
  const contentType = typeof body === 'string' ? 'text/html' : 'application/json';
  const { world } = await openApp(devices, {
    as: 'ann',
    before: (w) => w.on('checkAuthentication').offSpec().answer({ status, body, contentType }),
  });
  await expect.element(field('Username')).toBeVisible();
  expect(location.search).toBe(way);
  await called(world, 'listMyDevices', 0);
  await world.journal.clear();
});

test('an account that the product does not know sees the not-found page', async () => {
  allowInConsole(/Contract breach/);
  const { world } = await openApp(devices, { as: 'ann', before: (w) => w.on('getMe').offSpec().status(404) });
  await expect.element(heading('You don’t have access to this product')).toBeVisible();
  await expect.element(link('Log out')).toHaveAttribute('href', '/auth/logout');
  await world.journal.clear();
});

test('an obligation that cannot be read shows the unsupported failure', async () => {
  const { world } = await openApp(devices, {
    as: 'ann',
    before: (w) => w.on('checkObligations').offSpec().status(412),
  });
  await expect.element(heading('Something went wrong')).toBeVisible();
  await world.journal.clear();
});

test('a visitor of a pre-production host goes to the production host', async () => {
  const { left } = await openApp(`${devices}?from=mail`, {
    before: () => configure({ productionHosts: { [location.host]: 'login.production.example' } }),
  });
  await expect.poll(() => left).toEqual([`https://login.production.example${devices}?from=mail`]);
});
