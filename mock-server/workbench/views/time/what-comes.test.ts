import { expect, test } from 'vitest';
import { createMock } from '../../../index';
import { whatComes } from './what-comes';

const minute = 60_000;

test('a session that ends, a lock that opens and a message on its way come in the order of time', async () => {
  const world = await createMock().world({ now: '2026-11-21T09:00:00Z' });
  await world.clock.freeze();
  const now = await world.clock.now();
  await world.signIn('ann');
  await world.state.patch('persons', 'ben', { lockedUntil: now + 5 * minute });
  await world.deliveries.late({ minutes: 2 });
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });

  const mine = ['The message', 'ben', 'The session of ann'];
  const coming = whatComes(await world.snapshot(), now).filter(({ what }) =>
    mine.some((start) => what.startsWith(start)),
  );
  expect(coming.map(({ at, what }) => [(at - now) / minute, what])).toEqual([
    [2, 'The message "Reset your password" to ann@example.com arrives'],
    [5, 'ben can sign in again'],
    [15, 'The session of ann ends'],
  ]);
});

test('what is over no longer comes', async () => {
  const world = await createMock().world();
  await world.signIn('ann');
  await world.clock.advance({ days: 400 });
  expect(whatComes(await world.snapshot(), await world.clock.now())).toEqual([]);
});

test('a link that was used does not expire', async () => {
  const world = await createMock().world();
  const open = (await world.state.read('tokens')).find(({ state }) => state === 'open');
  const token = String(open?.['token']);
  const comes = async () => whatComes(await world.snapshot(), 0).some(({ id }) => id === `tokens ${token} expiresAt`);
  expect(await comes()).toBe(true);
  await world.state.patch('tokens', token, { state: 'used' });
  expect(await comes()).toBe(false);
});
