import { describe, expect, test } from 'vitest';
import type { MockWorld } from '../client/world';
import { createMock } from '../index';
import { Faults } from './faults';

const mock = createMock();
const PASSWORD = 'Sunny-Harbor-42';

describe('a fault for some calls', () => {
  test('hits a person by the session, and by the name in the body', async () => {
    const world = await mock.world();
    await world.on('*').when({ person: 'ann.lee' }).status(503);
    const logIn = async (username: string) =>
      (await world.visitor().call('login', { body: { username, password: PASSWORD } })).status;
    expect([await logIn('Ann.Lee'), await logIn('ben.many')]).toEqual([503, 200]);
    await world.faults.clear();
    const ann = world.visitor();
    await ann.call('login', { body: { username: 'ann.lee', password: PASSWORD } });
    await world.on('listMyDevices').when({ person: 'ann' }).status(503);
    expect((await ann.call('listMyDevices')).status).toBe(503);
    expect((await world.visitor().call('listMyDevices')).status).toBe(401);
  });

  test('hits and counts only the calls with a header or a field of the body', async () => {
    const world = await mock.world();
    await world
      .on('login')
      .when({ body: { password: 'wrong' } })
      .nth(2)
      .status(503);
    await world
      .on('checkAuthentication')
      .when({ headers: { 'X-Shop': 'blue' } })
      .status(503);
    const visitor = world.visitor();
    const logIn = async (password: string) =>
      (await visitor.call('login', { body: { username: 'ann.lee', password } })).status;
    expect([await logIn('wrong'), await logIn(PASSWORD), await logIn('wrong')]).toEqual([401, 200, 503]);
    expect((await visitor.call('checkAuthentication', { headers: { 'X-Shop': 'red' } })).status).not.toBe(503);
    expect((await visitor.call('checkAuthentication', { headers: { 'x-shop': 'blue' } })).status).toBe(503);
  });

  test('hits every second call; the first fault that hits applies, and the others count the call', async () => {
    const world = await mock.world();
    await world.on('checkAuthentication').every(2).status(503);
    await world.on('checkAuthentication').every(3).status(400);
    const visitor = world.visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await visitor.call('checkAuthentication')).status);
    expect(statuses).toEqual([401, 503, 400, 503, 401, 503]);
  });

  test('a likely fault goes on after a snapshot as it would have gone on without it', async () => {
    const calls = async (world: MockWorld, count: number) => {
      let seen = '';
      const visitor = world.visitor();
      for (let n = 0; n < count; n += 1) seen += (await visitor.call('checkAuthentication')).status === 503 ? 'x' : '.';
      return seen;
    };
    const world = await mock.world({ seed: 5 });
    await world.on('checkAuthentication').probability(0.5).status(503);
    const first = await calls(world, 10);
    const snapshot = await world.snapshot();
    const next = await calls(world, 10);
    expect(first + next).toMatch(/x.*\.|\..*x/);
    await world.restore(snapshot);
    expect(await calls(world, 10)).toBe(next);
    await world.reset();
    await world.on('checkAuthentication').probability(0.5).status(503);
    expect(await calls(world, 10)).toBe(first);
  });

  test('a delay gets a part of the jitter, the same one for the same seed', () => {
    const delays = (seed: number) => {
      const faults = new Faults(seed);
      return Array.from({ length: 5 }, () => faults.delayOf({ operationId: 'login', delayMs: 100, jitterMs: 50 }) ?? 0);
    };
    const first = delays(3);
    expect(delays(3)).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(1);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...first)).toBeLessThanOrEqual(150);
  });

  test('lets its own delayed responses go when it is removed', async () => {
    const faults = new Faults(1);
    const { id } = faults.add({ operationId: 'login' });
    const released = faults.wait(id, 3_600_000);
    faults.remove(id);
    await expect(released).resolves.toBeUndefined();
  });

  test.each<[string, (world: MockWorld) => Promise<void>]>([
    ['it is removed with all others', (world) => world.faults.clear()],
    ['its world is dropped', (world) => world.drop()],
  ])('lets its delayed responses go when %s', async (_, end) => {
    const world = await mock.world();
    await world.on('checkAuthentication').delay(600_000);
    const response = world.visitor().call('checkAuthentication');
    await expect.poll(() => world.journal.list()).toHaveLength(1);
    await end(world);
    expect((await response).status).toBe(401);
  });

  test('is refused when it says two things about which calls', async () => {
    const world = await mock.world();
    await expect(world.on('login').nth(2).every(3).status(503)).rejects.toThrow('Give every or nth');
  });
});
