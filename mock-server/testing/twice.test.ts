import { describe, expect, test } from 'vitest';
import { dispatch } from '../server/dispatch';
import { PERSONA_PASSWORD } from '../world/store/make';
import type { MockResponse } from '../http/http';
import { answerWith, newCaller, newestCode, testWorld, textAt } from './client';
import { madeTwice, twice } from './twice';

const password = PERSONA_PASSWORD;

// tests/contract/rewind.test.ts does this with all journeys.
test.each(['runs', 'is stopped'])('each call of a journey is answered as before, when the clock %s', async (clock) => {
  const world = await testWorld();
  world.clock.freeze(clock === 'is stopped');
  answerWith(world, (_, request) => twice(world, request, () => dispatch(world, request)));
  const before = { ...madeTwice };
  const ann = newCaller(world);
  await ann.expect('login', '401 INCORRECT_CREDS', { body: { username: 'ann.lee', password: 'wrong' } });
  await ann.expect('login', '429 TOO_MANY_ATTEMPTS', { body: { username: 'lou.locked', password } });
  await ann.expect('requestPasswordReset', '204', { body: { identifier: 'ann@example.com' } });
  await ann.expect('login', '200', { body: { username: 'ann.lee', password } });
  const started = await ann.expect('startMfaChallenge', '201', { body: { methodId: 'email-0', requiredLevel: 3 } });
  await ann.expect('verifyMfaChallenge', '200', {
    path: { id: textAt(started, 'id') },
    body: { code: newestCode(world, 'ann@example.com') },
  });
  await ann.expect('getMe', '200');
  await ann.expect('logout', '200');
  expect(madeTwice.calls - before.calls).toBe(8);
  expect(madeTwice.secrets - before.secrets).toBeGreaterThan(10);
  expect(madeTwice.times - before.times).toBeGreaterThan(10);
});

describe('a call is answered differently', () => {
  /** Signs ann in, twice; the second response is changed. */
  async function signedIn(change: (second: MockResponse, first: MockResponse) => MockResponse) {
    const world = await testWorld();
    answerWith(world, async (_, request) => {
      const answers: MockResponse[] = [];
      return twice(world, request, async () => {
        const answer = await dispatch(world, request);
        answers.push(answer);
        const [first] = answers;
        return first && first !== answer ? change(answer, first) : answer;
      });
    });
    await newCaller(world).call('login', { body: { username: 'ann.lee', password } });
  }

  test.each<[string, string, (second: MockResponse, first: MockResponse) => MockResponse]>([
    ['with another status', '500', (second) => ({ ...second, status: 500 })],
    ['with another body', 'other', (second) => ({ ...second, body: '{"other":true}' })],
    ['with no response', '"drop":true', (second) => ({ ...second, drop: true })],
    ['with the secrets of before', 'was made before', (_, first) => first],
    [
      'a millisecond later',
      'the time 1795281300000 is now 1795281300001',
      ({ headers, ...second }) => ({
        ...second,
        headers: headers.map(([name, value]) => [name, value.replace(/\b1\d{12}\b/, (ms) => String(Number(ms) + 1))]),
      }),
    ],
  ])('%s', async (_, problem, change) => {
    await expect(signedIn(change)).rejects.toThrow(problem);
  });
});
