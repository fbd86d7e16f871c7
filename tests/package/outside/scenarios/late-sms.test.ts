import { expect } from 'vitest';
import { logIn, test } from './support';

/** The username of the person with every step-up method. */
const MAX = 'max.factor';

test('a text message that is two minutes late still has a good code', async ({ world }) => {
  await world.deliveries.late({ minutes: 2 }, { channel: 'sms' });
  const max = world.visitor();
  await logIn(max, MAX);
  const { body } = await max.call('startMfaChallenge', { body: { methodId: 'sms-0', requiredLevel: 2 } });
  const { id } = JSON.parse(JSON.stringify(body));
  await world.clock.advance({ minutes: 1, seconds: 50 });
  expect(await world.outbox.list({ channel: 'sms' })).toEqual([]);
  await world.clock.advance({ seconds: 10 });
  const { code } = await world.outbox.waitFor({ channel: 'sms' });
  expect((await max.call('verifyMfaChallenge', { path: { id }, body: { code: code ?? '' } })).is).toBe('200');
});
