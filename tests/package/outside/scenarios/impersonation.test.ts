import { expect } from 'vitest';
import { logIn, test } from './support';

test('support staff act as a person for 30 minutes, and another person may not', async ({ world }) => {
  const oscar = world.visitor();
  await logIn(oscar, 'oscar.staff');
  const body = {
    kind: 'associate' as const,
    impersonationId: 'impersonation-good',
    impersonatedActorId: 'associate-ann-100',
    impersonatedClientId: '100',
    reason: 'Case 88121',
  };
  const started = await oscar.call('startImpersonation', { body });
  expect([started.is, started.headers.get('acting-session-mode')]).toEqual(['204', 'impersonation']);
  const minutes = (Number(started.headers.get('acting-session-expiry')) - (await world.clock.now())) / 60_000;
  expect(Math.round(minutes)).toBe(30);
  expect((await oscar.call('endImpersonation')).is).toBe('204');

  const ann = world.visitor();
  await logIn(ann, 'ann.lee');
  const asked = await ann.call('getImpersonation', { path: { id: 'impersonation-good' } });
  expect(asked.is).toBe('403 INSUFFICIENT_PERMISSIONS');
});
