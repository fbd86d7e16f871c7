import { expect, test } from 'vitest';
import { PERSONA_PASSWORD } from './store/make';
import { newCaller, testWorld } from '../testing/client';

/** Sign-ins until everything that a world keeps of them is full: see docs/decisions/one-mock.md. */
const FULL = 700;

function sizesOf({ db, journal, outbox }: Awaited<ReturnType<typeof testWorld>>) {
  const records = Object.entries(db).map(([name, table]) => [name, table.count()]);
  return { ...Object.fromEntries(records), calls: journal.list().length, messages: outbox.list().length };
}

test('a world that has kept 700 sign-ins keeps no more of the next ones', { tags: 'long' }, async () => {
  const world = await testWorld();
  const signIn = async () => {
    await newCaller(world).expect('login', '200', { body: { username: 'ann.lee', password: PERSONA_PASSWORD } });
  };
  for (let n = 0; n < FULL; n += 1) await signIn();
  const full = sizesOf(world);
  expect(full).toMatchObject({ sessions: 200, activities: 600, calls: 500 });
  for (let n = 0; n < 100; n += 1) await signIn();
  expect(sizesOf(world)).toEqual(full);
});

test('a cleared journal keeps as many large calls as a new one', async () => {
  const world = await testWorld();
  const large = { body: { username: 'x'.repeat(200_000), password: 'wrong' } };
  for (let round = 0; round < 2; round += 1) {
    world.journal.clear();
    for (let n = 0; n < 12; n += 1) await newCaller(world).call('login', large);
    expect(world.journal.list()).toHaveLength(12);
  }
});

test('an inbox of a thousand messages loses the oldest one', async () => {
  const world = await testWorld();
  for (let n = 0; n <= 1000; n += 1) world.send({ channel: 'sms', to: `+${n}`, kind: 'any', subject: '', text: '' });
  expect([world.outbox.list()[0]?.to, world.outbox.list().at(-1)?.to]).toEqual(['+1', '+1000']);
});
