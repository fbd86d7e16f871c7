import { expect, test, vi } from 'vitest';
import { createMock } from '../index';
import { connect } from './index';
import { VisitorCookies } from './visitor-cookies';

test('a wrong address, and one where nothing answers, are refused with a sentence', async () => {
  expect(() => connect('localhost:4010')).toThrow('"localhost:4010" is no address of a mock server');
  const nobody = connect('http://127.0.0.1:9/hr');
  await expect(nobody.world()).rejects.toThrow(
    'Nothing answers at http://127.0.0.1:9/hr: start the mock server there.',
  );
});

test('an unknown operation is refused with the nearest one', async () => {
  const visitor = createMock().open('one').visitor();
  await expect(visitor.call(Object('logIn'))).rejects.toThrow('There is no operation "logIn": did you mean "login"?');
});

test('a duration without a known unit moves nothing', async () => {
  const { clock } = createMock().open('one');
  await clock.freeze();
  const before = await clock.now();
  for (const wrong of [{}, Object({ weeks: 2 })]) await expect(clock.advance(wrong)).rejects.toThrow('is no duration');
  expect(await clock.now()).toBe(before);
  expect(await clock.advance({ days: 1, hours: 2, minutes: 3, seconds: 4, ms: 5 })).toBe(before + 93_784_005);
});

test('a message is found by its address in any case, within more time than one call may wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const world = createMock().open('one');
  const found = world.outbox.waitFor({ to: 'ANN@example.com', timeoutMs: 90_000 });
  await vi.advanceTimersByTimeAsync(70_000);
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann.lee' } });
  expect(await found).toMatchObject({ to: 'ann@example.com' });
  vi.useRealTimers();
});

test('of several messages the newest is found, or the next one after it', async () => {
  const world = createMock().open('one');
  for (const identifier of ['ann.lee', 'ann.lee'])
    await world.visitor().call('requestPasswordReset', { body: { identifier } });
  const sent = await world.outbox.list({ to: 'ann@example.com' });
  expect(await world.outbox.list({ after: sent[0]?.id ?? '' })).toEqual([sent[1]]);
  expect(await world.outbox.waitFor({ to: 'ann@example.com' })).toEqual(sent[1]);
  const next = world.outbox.waitFor({ after: sent[1]?.id ?? '' });
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ben.many' } });
  expect(await next).toMatchObject({ to: 'ben@example.com' });
});

test('a visitor keeps a CSRF token of its own, and drops a cookie however its end is written', async () => {
  const visitor = createMock().open('one').visitor();
  const body = { username: 'ann.lee', password: 'Sunny-Harbor-42' };
  const foreign = { body, headers: { 'x-csrf-token': 'foreign' } };
  expect((await visitor.call('login', foreign)).is).toBe('403 CSRF_TOKEN_INVALID');
  const cookies = new VisitorCookies([
    ['a', '1'],
    ['b', '2'],
  ]);
  cookies.keep(['a=; Path=/; max-age=0', 'b=; MAX-AGE=0']);
  expect(cookies.size).toBe(0);
});

test('an instant before 1970 is refused for that reason, and an encoded letter is the letter', async () => {
  const world = createMock().open('one');
  await expect(world.clock.set(-1)).rejects.toThrow('"set" must be >= 0');
  expect((await world.visitor().fetch('/api/authentication-service/v0/%63heck')).status).toBe(401);
});
