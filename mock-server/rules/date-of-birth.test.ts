import { expect, test } from 'vitest';
import { testWorld } from '../testing/client';
import { needsDateOfBirth } from './date-of-birth';
import { createToken } from './tokens';

test.each([
  ['an invited person', { associateId: 'associate-ivy' }, true],
  ['nobody, where the client does not ask', { associateId: 'associate-nell' }, false],
  ['nobody, where the invitation names no associate', {}, false],
  ['nobody with single sign-on', { associateId: 'associate-ivy', kind: 'ssoRegistration' }, false],
])('the date of birth is asked of %s', async (_, values, expected) => {
  const world = await testWorld();
  const token = await createToken(world, { kind: 'registration', lifeMs: 60_000, ...values });
  expect(needsDateOfBirth(world, token)).toBe(expected);
});
