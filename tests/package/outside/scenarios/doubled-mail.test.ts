import { expect } from 'vitest';
import { test } from './support';

test('of a mail that comes twice, both have the same link; one that is lost never comes', async ({ world }) => {
  await world.deliveries.twice({ kind: 'resetPassword', times: 1 });
  const ann = world.visitor();
  const ask = () => ann.call('requestPasswordReset', { body: { identifier: 'ann.lee' } });
  await ask();
  const mails = await world.outbox.list({ to: 'ann@example.com', kind: 'resetPassword' });
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ link }) => link)).size).toBe(1);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(2);

  await world.outbox.clear();
  await world.deliveries.clear();
  await world.deliveries.never({ to: 'ann@example.com' });
  await world.clock.advance({ minutes: 20 });
  await ask();
  expect(await world.outbox.list()).toEqual([]);
  await world.verify({ call: { operationId: 'requestPasswordReset', status: 204 }, times: 2 });
});
