import { describe, expect, test } from 'vitest';
import { dispatch } from '../server/dispatch';
import { PERSONA_PASSWORD } from '../world/store/make';
import type { MockResponse } from '../http/http';
import { answerWith, newCaller, testWorld } from './client';
import { twice } from './twice';

const password = PERSONA_PASSWORD;

// tests/contract/rewind.test.ts makes each call of all workflows twice, and finds no difference.
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
