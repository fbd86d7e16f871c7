import { expect, test } from 'vitest';
import type { MockWorld } from '../../../mock-server/client/world';
import { openApp } from '../app';
import { arrivesAt, doesNotSee, heading, link, sees } from '../screen';
import { called } from '../sign-in';
import '../../../src/features/home/HomeScreen';
import '../../../src/features/home/LandingScreen';

test.each([
  ['ann', 'Account settings', '/auth/account-settings/switch-clients'],
  ['ben', 'Another company', '/auth/account-settings/switch-clients'],
  ['ann', 'Log out', '/auth/logout'],
  ['petra', /products/i, '/auth/choose-product'],
])('the home of %s leads by "%s" to %s', async (as, name, href) => {
  await openApp('/view/home', { as });
  await expect.element(link(name)).toHaveAttribute('href', href);
});

test('a suspended membership is no other company', async () => {
  const before = async (world: MockWorld) => {
    const [, ...others] = (await world.state.read('associates')).filter(({ personId }) => personId === 'ben');
    for (const { id } of others) await world.state.patch('associates', String(id), { suspended: true });
  };
  const { world } = await openApp('/view/home', { as: 'ben', before });
  await sees(/You are logged in as Ben/);
  await called(world, 'listMyAssociates', 1);
  await new Promise((resolve) => void setTimeout(resolve, 300));
  doesNotSee('Another company');
});

test('the home names the user', async () => {
  await openApp('/', { as: 'ann' });
  await expect.element(heading('Welcome, Ann')).toBeVisible();
  await sees('You are logged in as Ann Lee.');
  doesNotSee('Another company');
});

test('whoever acts as the user reads that once, in the bar', async () => {
  const acting = {
    id: 'i-1',
    expiry: '2099-01-01T00:00:00.000Z',
    mode: 'impersonation',
    firstName: 'Ann',
    lastName: 'Lee',
  };
  await openApp('/', { as: 'ann', before: () => localStorage.setItem('acting-session', JSON.stringify(acting)) });
  await sees('You are acting as Ann Lee');
  doesNotSee('You are logged in as');
});

test('a single-sign-on user can close the home', async () => {
  await openApp('/', { before: (world) => world.signIn('sol', { method: 'SSO' }) });
  await sees('You can close this page now.');
  expect(link('Account settings').query()).toBeNull();
});

test.each([
  [{ targetUrl: '/product' }, ['/product']],
  [{ targetUrl: 'https://evil.example/' }, []],
])('the landing page leaves for the target %j that the service names', async (body, to) => {
  const { left } = await openApp('/authn/landing', {
    as: 'ann',
    before: (world) => world.on('getLanding').answer({ status: 200, body }),
  });
  if (to.length === 0) await expect.element(heading('Welcome, Ann')).toBeVisible();
  await expect.poll(() => left).toEqual(to);
});

test('a landing page without an answer leads to the home', async () => {
  await openApp('/authn/landing', { as: 'ann', before: (world) => world.on('getLanding').status(500) });
  await expect.element(heading('Welcome, Ann')).toBeVisible();
});

test('an obligation stops the landing page', async () => {
  const obligation = { kind: 'command', command: 'changePassword', isLoginObligation: true };
  const body = { code: 'BLOCKED_BY_OBLIGATION', message: 'x', traceId: 't', errors: [], obligation };
  await openApp('/authn/landing', {
    as: 'ann',
    before: (world) => world.on('getLanding').answer({ status: 412, body }),
  });
  await arrivesAt('/auth/change-password');
});
