import { expect, test } from 'vitest';
import { httpArchive } from '../../../control/har';
import { createMock } from '../../../index';
import { curlOf, deliveryText, nameOfCopy, outcomeOf } from './call-texts';

const mock = createMock({ origin: 'http://app.test' });

/** Calls `checkAuthentication` in a new world under a fault. @returns the recorded call, and its entry of the archive */
async function callUnder(setFault: (world: Awaited<ReturnType<typeof mock.world>>) => Promise<unknown>) {
  const world = await mock.world();
  await setFault(world);
  await world
    .visitor()
    .call('checkAuthentication')
    .catch(() => undefined);
  const [call] = await world.journal.list();
  if (!call) throw new Error('The journal is empty.');
  const { log } = httpArchive((await mock.worlds.get(world.id)).journal.list(), 'http://app.test');
  return { call, archived: JSON.stringify(log['entries']) };
}

test('a dropped response is recorded as nothing received, with what it would have been', async () => {
  const { call, archived } = await callUnder((world) => world.on('checkAuthentication').drop());
  expect(call).toMatchObject({ status: 401, delivery: { outcome: 'dropped', delayMs: null, bytesPerSecond: null } });
  expect(outcomeOf(call)).toBe('dropped (would have been 401)');
  expect(deliveryText(call)).toBe('Nothing: the connection was dropped');
  expect(archived).toContain('"response":{"status":0');
  expect(archived).toContain('"_wouldHaveBeen":401');
  expect(archived).not.toContain('MISSING_SESSION_COOKIE"}');
});

test('a truncated response is recorded as half a body', async () => {
  const { call, archived } = await callUnder((world) => world.on('checkAuthentication').truncate());
  expect(outcomeOf(call)).toBe('401 cut off');
  expect(deliveryText(call)).toBe('Half of the body, then the connection broke');
  const whole = JSON.stringify(call.responseBody);
  expect(archived).toContain(JSON.stringify(whole.slice(0, whole.length / 2)));
  expect(archived).not.toContain(JSON.stringify(whole));
});

test('a late and a slow response are recorded with their time and rate', async () => {
  const late = await callUnder((world) => world.on('checkAuthentication').delay(20, 10));
  expect(late.call.delivery.delayMs).toBeGreaterThanOrEqual(20);
  expect(late.call.delivery.delayMs).toBeLessThanOrEqual(30);
  expect(deliveryText(late.call)).toBe(`The whole response, after ${late.call.delivery.delayMs} ms`);
  const slow = await callUnder((world) => world.on('checkAuthentication').bandwidth(100_000));
  expect(deliveryText(slow.call)).toBe('The whole response, at 100,000 bytes a second');
  expect(outcomeOf(slow.call)).toBe('401');
});

test('a response without a fault is recorded as whole', async () => {
  const { call } = await callUnder(async () => undefined);
  expect(call.delivery).toEqual({ outcome: 'whole', delayMs: null, bytesPerSecond: null });
});

test('a copy of a world takes the next free name', () => {
  const taken = ['default', 'mine-before-7', 'mine-before-7-2'].map((id) => ({ id }));
  expect(nameOfCopy('mine', 8, taken)).toBe('mine-before-8');
  expect(nameOfCopy('mine', 7, taken)).toBe('mine-before-7-3');
  expect(nameOfCopy('x'.repeat(64), 7, taken)).toBe(`${'x'.repeat(40)}-before-7`);
});

test('a curl line sends the call to the world that it was copied in, and names no other', async () => {
  const { call } = await callUnder(async () => undefined);
  const [, ...later] = curlOf(call, 'http://app.test', 'mine').split(/X-Mock-World/i);
  expect(later).toEqual([expect.stringMatching(/^: mine' /)]);
});
