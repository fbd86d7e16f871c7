import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MockWorld } from '../../../mock-server/client/world';
import { allowInConsole, openApp } from '../app';
import { arrivesAt, button, doesNotSee, field, follow, heading, press, sees, type } from '../screen';
import { redirectUrl } from '../session';
import { goTo } from '../../../src/navigation/navigation';
import { paths } from '../../../src/navigation/paths';
import '../../../src/app/routes/SessionRequired';

const devices = '/auth/account-settings/devices';
const contacts = '/auth/account-settings/contact-info';
const isOpen = () => expect.element(page.getByRole('heading', { name: 'Devices', level: 2 })).toBeVisible();

describe('a page that needs a session', () => {
  test('leads a visitor without one to sign-in with the way back', async () => {
    await openApp(`${devices}?a=1`);
    await arrivesAt('/auth/login');
    expect(redirectUrl()).toBe(`${devices}?a=1`);
  });

  test('shows nothing protected before the check', async () => {
    const { world } = await openApp(contacts, {
      as: 'ann',
      before: (it) => it.on('checkAuthentication').delay(60_000),
    });
    await expect.poll(() => world.journal.list({ operationId: 'getMe' })).not.toEqual([]);
    await expect.element(page.getByRole('main')).toBeVisible();
    doesNotSee('ann@example.com');
    await world.faults.clear();
    await sees('ann@example.com');
  });

  test.each([
    ['checkAuthentication', 'INSUFFICIENT_PERMISSIONS', '/auth/unauthorized-error?traceId=trace-1'],
    ['listMyDevices', 'INSUFFICIENT_PERMISSIONS', '/auth/unauthorized-error?traceId=trace-1'],
    ['checkAuthentication', 'MISSING_SESSION_COOKIE', `/auth/login?redirectUrl=${encodeURIComponent(devices)}`],
  ] as const)('whose %s is refused by 403 %s leads to %s', async (call, code, to) => {
    allowInConsole(/Contract breach/);
    const error = { code, message: 'For logs' };
    const answer = { status: 403, body: { ...error, traceId: 'trace-1', errors: [error] } };
    const { world } = await openApp(devices, { as: 'ann', before: (it) => it.on(call).offSpec().answer(answer) });
    await expect.poll(() => location.pathname + location.search).toBe(to);
    await world.journal.clear();
  });

  test('whose check fails leads to sign-in, which says why', async () => {
    await openApp(devices, { as: 'ann', before: (world) => world.on('checkAuthentication').status(500) });
    await arrivesAt('/auth/login');
    await sees('We can’t reach the service right now. You may still be logged in.');
  });

  test('comes back by "Try again" after a failed check, which keeps what was typed meanwhile', async () => {
    const before = (world: MockWorld) => world.on('checkAuthentication').status(500);
    const { world } = await openApp(devices, { as: 'ann', before });
    await arrivesAt('/auth/login');
    await type('Username', 'ann.lee');
    await press('Try again');
    await expect.element(button('Try again')).toBeEnabled();
    await expect.element(field('Username')).toHaveValue('ann.lee');
    await world.faults.clear();
    await press('Try again');
    await isOpen();
  });

  test('ends the switch of clients that has led to another sign-in', async () => {
    const left = () =>
      sessionStorage.setItem('switch-details', JSON.stringify({ username: 'ben', isNexoClient: false }));
    await openApp(devices, { as: 'sol.sso', before: left });
    await expect.poll(() => sessionStorage.getItem('switch-details')).toBeNull();
  });

  test('says at sign-in that the session has ended', async () => {
    const { world } = await openApp(contacts, { as: 'ann' });
    await sees('ann@example.com');
    for (const { id } of await world.state.read('sessions'))
      await world.state.patch('sessions', String(id), { expiresAt: 0 });
    await page.getByRole('link', { name: 'Devices' }).click();
    await arrivesAt('/auth/login');
    await sees('You were logged out because your session ended.');
  });
});

describe('the person of a page', () => {
  test.each([500, 'lost'])('who cannot be named (%s) is asked for again', async (failure) => {
    const { world } = await openApp(devices, {
      as: 'ann',
      before: (it) => (failure === 500 ? it.on('getMe').status(500) : it.on('getMe').drop()),
    });
    await expect.element(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
    await world.faults.clear();
    await press('Try again');
    await isOpen();
  });

  test.each([408, 429])('who cannot be named for now (%i) is asked for again', async (status) => {
    allowInConsole(/^Contract breach/);
    const own = window.fetch.bind(window);
    const isMe = (input: unknown) => input instanceof Request && input.url.endsWith('/persons/me');
    const spy = vi
      .spyOn(window, 'fetch')
      .mockImplementation(async (input, init) => (isMe(input) ? new Response('', { status }) : own(input, init)));
    await openApp(devices, { as: 'ann' });
    await expect.element(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
    spy.mockRestore();
    await press('Try again');
    await isOpen();
  });
});

describe('an open obligation', () => {
  test.each([
    ['pat', '/auth/change-password'],
    ['cora', '/auth/review-contact-info'],
    ['fred', '/auth/obligations/force-basic-credential-authentication'],
    ['sam', '/auth/obligations/force-saml-authentication'],
  ])('of %s stops a typed address at %s', async (person, path) => {
    await openApp(`${devices}?a=1`, { as: person });
    await arrivesAt(path);
    expect(redirectUrl()).toBe(`${devices}?a=1`);
  });

  test('at another address of the platform leaves the app', async () => {
    const { left } = await openApp(devices, { as: 'rita' });
    await expect.poll(() => left).toEqual([`/outside/notice?redirectUrl=${encodeURIComponent(devices)}`]);
  });

  test('leaves the page open when its check fails', async () => {
    await openApp(devices, { as: 'ann', before: (world) => world.on('checkObligations').status(500) });
    await isOpen();
  });

  test('comes after the one that was met', async () => {
    await openApp(`/auth/review-contact-info?redirectUrl=${devices}`, {
      as: 'ann',
      before: async (world) => {
        await world.given.obligation('reviewContactInfo').for('ann');
        await world.given.obligation('addPhone').for('ann');
      },
    });
    await press('Confirm');
    await arrivesAt('/auth/add-phone');
    expect(redirectUrl()).toBe(devices);
  });
});

test('single sign-on has no settings, and says so at home', async () => {
  await openApp(devices, { before: (world) => world.signIn('sol', { method: 'SSO' }) });
  await expect.element(heading('Welcome, Sol')).toBeVisible();
  await sees('This page isn’t available with single sign-on.');
});

test('single sign-on has the recovery of a password that an obligation asks for, with the target', async () => {
  const path = '/auth/obligations/force-basic-credential-authentication';
  await openApp(`${path}?redirectUrl=/auth/legal`, { before: (world) => world.signIn('fred', { method: 'SSO' }) });
  await follow('Forgot your password?');
  await expect.element(heading('Forgot your password?')).toBeVisible();
  expect(redirectUrl()).toBe('/auth/legal');
  await follow('Forgot your username?');
  await expect.element(heading('Forgot your username?')).toBeVisible();
  goTo(paths.resetPassword({ token: 'reset-valid' }));
  await expect.element(field('New password')).toBeVisible();
});
