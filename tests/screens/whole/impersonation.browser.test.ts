import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allowInConsole } from '../app';
import { otherTabHears, otherTabSays } from '../other-tab';
import { arrivesAt, button, field, hasError, press, sees, type } from '../screen';
import { openTab, region, sentWith, timesCalled, titleIsError, toast, visit } from '../settings';
import '../../../src/app/overlays/ActingBar';
import '../../../src/features/impersonation/ImpersonationScreen';

const open = (id = 'good', rest = '') =>
  visit(`/auth/impersonation?impersonationId=impersonation-${id}${rest}`, { as: 'oscar' });
const start = () => press('Start impersonation');

test.each([null, ''])('a first name of %j reads as no data', async (firstName) => {
  await visit('/auth/impersonation?impersonationId=impersonation-no-first-name', {
    as: 'oscar',
    before: (world) => world.state.patch('impersonations', 'impersonation-no-first-name', { firstName }),
  });
  await sees('No Data Adeyemi');
});

test('the page says who is meant', async () => {
  await open();
  await sees(/CompanyHarbor Foods.*Client ID100.*AssociateAnn Lee/);
  await expect.element(button('Copy client ID 100')).toBeVisible();
});

test('a start without a reason is not sent', async () => {
  const { world } = await open();
  await start();
  await hasError('Reason', 'Required Field');
  await expect.element(field('Reason')).toHaveFocus();
  expect(await timesCalled(world, 'startImpersonation')).toBe(0);
});

test('the reason is checked with each change', async () => {
  await open();
  await type('Reason', 'Case 4711');
  await type('Reason', '   ');
  await hasError('Reason', 'Required Field');
  await type('Reason', 'x'.repeat(1001));
  await hasError('Reason', 'Please use at most 1000 characters.');
  await type('Reason', 'x'.repeat(1000));
  await expect.element(field('Reason')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a start sends the reason, then leaves for the fixed page', async () => {
  const { world, left } = await open();
  await type('Reason', 'Case 4711');
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain('Case 4711');
  await start();
  expect(await sentWith(world, 'startImpersonation')).toEqual({
    kind: 'associate',
    impersonationId: 'impersonation-good',
    impersonatedActorId: 'associate-ann-100',
    impersonatedClientId: '100',
    reason: 'Case 4711',
  });
  await expect.element(region('Impersonation')).toHaveTextContent('You are acting as Ann Lee (Harbor Foods).');
  await expect.element(region('Impersonation')).toHaveTextContent(/Since \d+:\d\d/);
  await expect.element(toast('Success! Impersonation started.')).toBeVisible();
  await expect.poll(() => left).toEqual(['/']);
  expect(await timesCalled(world, 'getImpersonation')).toBe(1);
  expect(JSON.stringify(sessionStorage)).not.toContain('Case 4711');
});

const acts = (expiry = String(Date.now() + 600_000)) => {
  const acting = { id: '1', expiry, mode: 'x', firstName: 'Ann', lastName: 'Lee', startedAt: Date.now() };
  return openTab('devices', {
    as: 'oscar',
    before: async () => localStorage.setItem('acting-session', JSON.stringify(acting)),
  });
};

test('End impersonation leads back to the own account', async () => {
  const { world } = await open();
  await type('Reason', 'Case 4711');
  await start();
  await expect.element(region('Impersonation')).toBeVisible();
  const told = otherTabHears();
  await press('End impersonation');
  await expect.poll(() => told).toContainEqual({ type: 'client-switched' });
  await expect.element(toast('The impersonation has ended. You’re back in your own account.')).toBeVisible();
  await expect.element(region('Impersonation')).not.toBeInTheDocument();
  expect(await timesCalled(world, 'endImpersonation')).toBe(1);
  expect(localStorage.getItem('acting-session')).toBeNull();
});

test('an end that fails is said in the bar, which stays', async () => {
  const { world } = await acts();
  await world.on('endImpersonation').status(500);
  await press('End impersonation');
  const said = 'The impersonation couldn’t be ended. Please try again, or log out.';
  await expect.element(region('Impersonation')).toHaveTextContent(said);
  await expect.element(toast(said)).toBeVisible();
});

test('a service that cannot end it logs out', async () => {
  allowInConsole(/Contract breach/);
  const { world } = await acts();
  await world.on('endImpersonation').offSpec().status(404);
  await press('End impersonation');
  await arrivesAt('/auth/login');
  await world.journal.clear();
});

test('its time that is over ends it, and the page asks again for what it shows', { tags: 'long' }, async () => {
  const { world } = await acts(String(Date.now() + 2000));
  await expect.element(region('Impersonation')).toBeVisible();
  await expect.poll(() => timesCalled(world, 'listMyDevices')).toBe(1);
  await expect.element(toast('The time for the impersonation is over. You’re back in your own account.')).toBeVisible();
  await expect.element(region('Impersonation')).not.toBeInTheDocument();
  await expect.poll(() => timesCalled(world, 'listMyDevices')).toBe(2);
});

test('the bar goes when the session has ended elsewhere', async () => {
  const { world } = await open();
  await type('Reason', 'Case 4711');
  await start();
  await expect.element(region('Impersonation')).toBeVisible();
  await world.clock.advance({ hours: 2 });
  otherTabSays({ type: 'client-switched' });
  await expect.element(region('Impersonation')).not.toBeInTheDocument();
});

test('a refused start says the message of the server', async () => {
  await open('forbidden');
  await type('Reason', 'Case 4712');
  await start();
  const said = 'Error! Impersonation failed. You do not have permission to do this.';
  await expect.element(toast(said)).toBeVisible();
  await expect.element(page.getByRole('main').getByText(said)).toBeVisible();
  await expect.element(field('Reason')).toHaveValue('Case 4712');
});

test('an associate that cannot be loaded has a message', async () => {
  await open('unknown');
  await expect.element(toast('Error! Impersonation failed. Unable to load associate details')).toBeVisible();
  await sees('The details of this associate couldn’t be loaded.');
  await titleIsError();
});

test.each([
  ['Cancel', 'good', 'Cancel'],
  ['Go back', 'unknown', 'Go back'],
])('%s leads to a path of this site', async (_what, id, name) => {
  allowInConsole(/returnUrl is ignored/);
  const { left } = await open(id, `&returnUrl=${encodeURIComponent('https://evil.example/outside/home?x=1')}`);
  await press(name);
  await expect.poll(() => left.length + (location.pathname === '/auth/impersonation' ? 0 : 1)).toBeGreaterThan(0);
  expect(left.join()).not.toContain('evil');
});

test.each([
  ['Cancel', 'impersonationId=impersonation-good&'],
  ['a page without an id', ''],
])('%s leads to returnUrl', async (by, id) => {
  const { left } = await visit(`/auth/impersonation?${id}returnUrl=/outside/home?x=1`, { as: 'oscar' });
  if (by === 'Cancel') await press(by);
  await expect.poll(() => left.join()).toContain('/outside/home?x=1');
});
