import { expect, test } from 'vitest';
import { testWorld } from '../testing/client';
import { isUsernameTaken } from './username';

test.each([
  ["a person's", 'Ben.Own', undefined, true],
  ["a membership's", 'Ben.At.Work', undefined, true],
  ["another person's", 'ben.own', 'ann', true],
  ["the membership's of another person", 'ben.at.work', 'ann', true],
  ['their own', 'ben.own', 'ben', false],
  ['the one of their own membership', 'ben.at.work', 'ben', false],
  ["nobody's", 'ben.free', undefined, false],
])('a username is taken when it is %s', async (_, username, exceptPersonId, expected) => {
  const world = await testWorld();
  await world.db.persons.patch('ben', { username: 'ben.OWN' });
  const [membership] = world.db.associates.findMany((q) => q.where({ personId: 'ben' }));
  await world.db.associates.patch(membership?.id ?? '', { username: 'ben.at.WORK' });
  expect(isUsernameTaken(world, username, exceptPersonId)).toBe(expected);
});
