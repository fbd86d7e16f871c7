import { expect } from 'vitest';
import { test } from './support';

test('an invitation is good for 15 days', async ({ world }) => {
  const ivy = world.visitor();
  const load = async () => (await ivy.call('loadToken', { path: { kind: 'registration', token: 'invite-valid' } })).is;
  await world.clock.advance({ days: 14, hours: 23 });
  expect(await load()).toBe('200');
  await world.clock.advance({ hours: 1 });
  expect(await load()).toBe('422 TOKEN_LOAD_VERIFY_FAILURE');
});
