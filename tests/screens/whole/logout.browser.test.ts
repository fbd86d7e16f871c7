import { expect, test, vi } from 'vitest';
import { openApp } from '../app';
import { arrivesAt, button, field, heading, link, press, sees } from '../screen';
import { called } from '../sign-in';
import '../../../src/features/logout/EndOfSession';

const logout = '/auth/logout?redirectUrl=%2Fview%2Fhome';
const all = '/auth/logout-all-sessions?redirectUrl=%2Fview%2Fhome';

test('log-out goes to sign-in with its query, and keeps nothing personal', async () => {
  const entries = history.length;
  const { world } = await openApp(logout, {
    as: 'ann',
    before: () => {
      localStorage.setItem('acting-session', JSON.stringify({ id: '1', expiry: '2', mode: 'x' }));
      sessionStorage.setItem('client-brand', '"rebrand"');
      document.cookie = 'user-id=ann; path=/';
    },
  });
  await arrivesAt('/auth/login');
  await expect.poll(() => document.title).toBe('Log in – Lifion');
  expect(location.search).toBe('?redirectUrl=%2Fview%2Fhome');
  expect(history.length, 'Back does not log out again').toBe(Math.min(entries + 1, 50));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(document.cookie).not.toContain('user-id');
  await called(world, 'logout', 1);
  expect(await world.state.read('sessions')).toEqual([]);
});

test.each([
  [503, 'You are still logged in', 'On a shared computer, don’t leave until you are logged out.', true],
  ['drop', 'You may still be logged in', 'so we don’t know whether you are logged out.', false],
])('a log-out that ends in %s says "%s", and tries again', async (fault, title, text, canStay) => {
  const { world } = await openApp(logout, {
    as: 'ann',
    before: (w) => (typeof fault === 'number' ? w.on('logout').status(fault) : w.on('logout').drop()),
  });
  await expect.element(heading(title)).toBeVisible();
  await sees(text);
  expect(document.title).toMatch(/^Error: /);
  if (canStay) await expect.element(link('Stay logged in')).toHaveAttribute('href', '/authn/landing');
  else expect(link('Stay logged in').query()).toBeNull();
  await world.faults.clear();
  await press('Try again');
  await arrivesAt('/auth/login');
});

test.each([
  ['/outside/nexo/logout', ['/outside/nexo/logout']],
  ['https://evil.example/out', []],
])('the other sign-in system names %s: the user leaves for %j', async (logoutUrl, to) => {
  const body = { authentication_method: 'Nexo', isSsoSession: false, logoutUrl };
  const { left } = await openApp('/auth/logout', {
    before: async (world) => {
      await world.signIn('nina', { method: 'Nexo' });
      await world.on('logout').answer({ status: 200, body });
    },
  });
  if (to.length === 0) await expect.element(heading('We couldn’t log you out completely')).toBeVisible();
  await expect.poll(() => left).toEqual(to);
});

test('a link asks before it ends every session', async () => {
  const { world } = await openApp(all, { as: 'ann' });
  await expect.element(heading('Log out everywhere?')).toBeVisible();
  await called(world, 'logoutAllSessions', 0);
  await button('Log out everywhere').click();
  await arrivesAt('/auth/login');
  await expect.element(field('Username')).toHaveFocus();
  expect(location.search).toBe('?redirectUrl=%2Fview%2Fhome');
  expect(await world.state.read('sessions')).toEqual([]);
});

test.each([
  ['cross-site', 'Log out everywhere?'],
  ['same-site', 'Log in'],
  ['none', 'Log in'],
])('a visit from %s leads to "%s"', async (description, title) => {
  const serverTiming = { value: [{ name: 'visit', description }] };
  const visit = Object.create(PerformanceNavigationTiming.prototype, { serverTiming });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
  await openApp(all, { as: 'ann' });
  await expect.element(heading(title)).toBeVisible();
});

test('who stays logged in goes on', async () => {
  const { world } = await openApp(all, { as: 'ann' });
  const entries = history.length;
  await press('Stay logged in');
  await expect.element(heading('Welcome, Ann')).toBeVisible();
  expect(history.length, 'Back does not ask again').toBe(entries);
  await called(world, 'logoutAllSessions', 0);
});
