import { expect, test } from 'vitest';
import { newCaller, testWorld } from '../../testing/client';

test.each([
  ['requestPasswordReset', { password: null }],
  ['requestUsernameReminder', { username: null }],
] as const)('%s sends nothing to who has %o', async (ask, lacking) => {
  const world = await testWorld();
  await world.db.persons.patch('ann', lacking);
  await newCaller(world).expect(ask, '204', { body: { identifier: 'ann@example.com' } });
  expect(world.outbox.list()).toEqual([]);
});

test('an account can be asked for until the membership has one', async () => {
  const world = await testWorld();
  const ask = (emailAddress: string) =>
    newCaller(world).expect('requestSelfRegistration', '204', { body: { emailAddress } });
  await ask('New.Hire@example.com');
  expect(world.outbox.list().map(({ kind }) => kind)).toEqual(['selfRegistration']);
  await world.db.associates.patch('associate-newton', { personId: 'ann' });
  await ask('new.hire@example.com');
  expect(world.outbox.list()).toHaveLength(1);
});
