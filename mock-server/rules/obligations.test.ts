import { describe, expect, test } from 'vitest';
import { oblige } from '../seed/scenarios/state';
import { newCaller, testWorld } from '../testing/client';
import { clearAgreements, clearStepUp, isObliged } from './obligations';

const bothAgreements = btoa(JSON.stringify(['terms-of-service', 'privacy-policy']));

type Asked = Parameters<typeof oblige>[2];

async function annWith(...asked: Asked[]) {
  const world = await testWorld();
  await oblige(world, 'ann', ...asked);
  return world;
}

const redirect = (url: string | null): Asked => ({ kind: 'redirect', command: null, url });

describe('the next obligation', () => {
  test('is the one with the smallest order, whenever it was set', async () => {
    const world = await annWith(
      { command: 'addPhone', order: 3 },
      { command: 'changePassword', order: 1 },
      { command: 'addEmail', order: 2 },
    );
    const ann = await newCaller(world).signIn('ann');
    const { body } = await ann.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
    expect(body).toMatchObject({ obligation: { command: 'changePassword' } });
  });

  test.each([
    ['level 3', { level: 3 }],
    ['the other sign-in system', { method: 'Nexo' as const }],
  ])('is asked of a session of %s too, unless it is a step-up', async (_, options) => {
    const ann = await newCaller(await annWith({ command: 'changePassword' })).signIn('ann', options);
    await ann.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
  });

  test('is not asked of an impersonator', async () => {
    const ann = await newCaller(await annWith({ command: 'changePassword' })).signIn('ann');
    const { db, clock } = ann.world;
    const staff = { personId: 'oscar', associateId: null };
    const impersonation = { id: 'i', actingSessionId: 's', expiresAt: clock.now() + 60_000, staff };
    await db.sessions.patch(ann.cookies.get('session') ?? '', { impersonation });
    await ann.expect('checkObligations', '200');
  });

  test.each([
    [{}, 2, '412 BLOCKED_BY_OBLIGATION'],
    [{}, 3, '200'],
    [{ requiredLevel: 2 }, 1, '412 BLOCKED_BY_OBLIGATION'],
    [{ requiredLevel: 2 }, 2, '200'],
  ] as const)('to step up with %j, at level %i, gives %s', async (args, level, expected) => {
    const ann = await newCaller(await annWith({ command: 'stepUp', args })).signIn('ann', { level });
    await ann.expect('checkObligations', expected);
  });
});

describe('a step-up', () => {
  test.each([
    [{ command: 'stepUp' }, 3, false],
    [{ command: 'stepUp' }, 2, true],
    [{ command: 'stepUp', args: { requiredLevel: 2 } }, 2, false],
    [redirect('/auth/step-up'), 3, false],
  ] as const)('removes %j at level %i, unless it is too low', async (asked, level, isLeft) => {
    const world = await annWith(asked);
    clearStepUp(world, 'ann', level);
    expect(isObliged(world, 'ann', 'stepUp')).toBe(isLeft);
  });

  test('removes no other obligation', async () => {
    const world = await annWith({ command: 'changePassword' });
    clearStepUp(world, 'ann', 3);
    expect(isObliged(world, 'ann', 'changePassword')).toBe(true);
  });
});

test.each([
  ['/auth/change-password', true],
  ['/auth/change-password?from=mail', true],
  ['http://localhost:4010/auth/change-password', true],
  ['/outside/notice', false],
  ['http://', false],
  [null, false],
])('a redirect to %s demands a new password: %j', async (url, expected) => {
  expect(isObliged(await annWith(redirect(url)), 'ann', 'changePassword')).toBe(expected);
});

test.each<[string, Asked, string]>([
  ['a redirect without an address', redirect(null), '/'],
  ['one that names no command', { kind: 'command', command: null }, '/'],
  ['a redirect, even with a command', { kind: 'redirect', command: 'changePassword', url: '/x' }, '/x'],
])('of an obligation: %s leads to its address, else to the start of the platform', async (_, asked, url) => {
  const ann = await newCaller(await annWith(asked)).signIn('ann');
  const { body } = await ann.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
  expect(body).toMatchObject({ obligation: { kind: 'redirect', url } });
});

describe('agreements', () => {
  const asks = (agreements: string): Asked => ({ command: 'acceptLegalAgreements', args: { agreements } });

  test.each<[string, Asked, boolean]>([
    ['the only one', asks(btoa('["terms-of-service"]')), false],
    ['one of two', asks(bothAgreements), true],
    ['one of two at an address', redirect(`/auth/user/legal-agreements?agreements=${bothAgreements}`), true],
    ['one that is not asked for', asks(btoa('["privacy-policy"]')), true],
    ['one, where none is named', asks(btoa('[]')), false],
    ['one, where there is no list', { command: 'acceptLegalAgreements' }, false],
    ['one, where there is an object in place of a list', asks(btoa('{}')), false],
    ['one, where the list is no base64', asks('%%%'), false],
    ['one, where the list is no JSON', asks(btoa('terms-of-service')), false],
    ['one, where a password is due', { command: 'changePassword' }, true],
  ])('are due after the terms were accepted, $2: %s', async (_, asked, isLeft) => {
    const world = await annWith(asked);
    clearAgreements(world, 'ann', (name) => name === 'terms-of-service');
    expect(world.db.obligations.findMany((q) => q.where({ personId: 'ann' }))).toHaveLength(isLeft ? 1 : 0);
  });
});
