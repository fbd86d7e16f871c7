import { expect, test } from 'vitest';
import { newCaller, testWorld } from '../testing/client';
import { acceptAgreements } from './agreements';

test('the current version of each known agreement is listed, and accepted once, at the first time', async () => {
  const world = await testWorld();
  const terms = world.db.agreements.get('terms-of-service@3.0');
  if (!terms) throw new Error('The seed has no terms of service.');
  await world.db.agreements.create({ ...terms, id: 'terms-of-service@4.0', version: '4.0' });
  const ann = await newCaller(world).signIn('ann');
  const { body } = await ann.expect('getLegalAgreements', '200', { query: { keys: ['terms-of-service'] } });
  expect(body).toMatchObject({ data: [{ version: '4.0' }] });
  const now = world.clock.now();
  await acceptAgreements(world, 'ann', ['terms-of-service', 'house-rules', 'privacy-policy']);
  world.clock.advance(1000);
  await acceptAgreements(world, 'ann', ['terms-of-service']);
  const { acceptances } = world.db;
  expect(acceptances.findMany((q) => q.where({ personId: 'ann' }))).toMatchObject([
    { agreementName: 'terms-of-service', version: '4.0', acceptedAt: now },
    { agreementName: 'privacy-policy', version: '2.1', acceptedAt: now },
  ]);
});
