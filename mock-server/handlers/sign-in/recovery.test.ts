import { expect, test } from 'vitest';
import type { BodyOf } from '../../contract/types';
import { LEAST_MS } from '../../rules/equal-time';
import { newCaller, testWorld } from '../../testing/client';

type Request = 'requestPasswordReset' | 'requestUsernameReminder' | 'requestSelfRegistration';

interface Timed {
  readonly is: string;
  readonly ms: number;
}

const requests: readonly { id: Request; known: string; body: (address: string) => BodyOf<Request> }[] = [
  { id: 'requestPasswordReset', known: 'ann@example.com', body: (identifier) => ({ identifier }) },
  { id: 'requestUsernameReminder', known: 'ann@example.com', body: (identifier) => ({ identifier }) },
  { id: 'requestSelfRegistration', known: 'new.hire@example.com', body: (emailAddress) => ({ emailAddress }) },
];

test.each(requests)('$id takes similar time for known and unknown, also when refused', async ({ id, known, body }) => {
  const world = await testWorld();
  world.limits.recoveryRequests = 21;
  const visitor = newCaller(world);
  const ask = async (address: string): Promise<Timed> => {
    const from = performance.now();
    const { is } = await visitor.call(id, { body: body(address) });
    return { is, ms: performance.now() - from };
  };
  const seen: Record<'known' | 'unknown', Timed[]> = { known: [], unknown: [] };
  for (let round = 0; round < 22; round += 1) {
    seen.known.push(await ask(known));
    seen.unknown.push(await ask('nobody@example.com'));
  }
  expect(seen.unknown.map(({ is }) => is)).toEqual(seen.known.map(({ is }) => is));
  expect(seen.known.at(-1)?.is).toBe('429 TOO_MANY_ATTEMPTS');
  // Compares medians, so that one pause of the machine does not matter.
  expect(Math.abs(median(seen.known) - median(seen.unknown)), 'ms between the responses').toBeLessThan(25);
});

test('a refused login and a request for a mail wait for one time, and a login that succeeds for none', async () => {
  const world = await testWorld();
  const fastest = async (send: () => Promise<unknown>, tries = 5) => {
    const times: number[] = [];
    for (let n = 0; n < tries; n += 1) {
      const from = performance.now();
      await send();
      times.push(performance.now() - from);
    }
    return Math.min(...times);
  };
  const visitor = newCaller(world);
  const login = (username: string, password: string) => () => visitor.call('login', { body: { username, password } });
  // A timer can fire a part of a millisecond early.
  expect(await fastest(login('nobody', 'Wrong-Harbor-42'))).toBeGreaterThan(LEAST_MS - 1);
  for (const { id, body } of requests)
    expect(await fastest(() => visitor.call(id, { body: body('nobody@example.com') }))).toBeGreaterThan(LEAST_MS - 1);
  expect(await fastest(login('ann.lee', 'Sunny-Harbor-42'), 30)).toBeLessThan(LEAST_MS - 1);
});

function median(responses: readonly Timed[]): number {
  return responses.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(responses.length / 2)] ?? 0;
}

test('a link to reset the password goes to a verified address alone', async () => {
  const world = await testWorld();
  await newCaller(world).expect('requestPasswordReset', '204', { body: { identifier: 'uma@example.com' } });
  await newCaller(world).expect('requestPasswordReset', '204', { body: { identifier: 'ann@example.com' } });
  expect(world.outbox.list().map(({ to }) => to)).toEqual(['ann@example.com']);
});
