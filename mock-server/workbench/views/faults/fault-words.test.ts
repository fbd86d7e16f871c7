import { expect, test } from 'vitest';
import type { Fault } from '../../data/control';
import { faultSentence } from './fault-words';

const fault = { id: 'fault-1', operationId: 'login', seen: 0, hits: 0 };

test.each<[Partial<Fault>, string]>([
  [{ status: 503, code: 'SERVICE_UNAVAILABLE', times: 1 }, 'login: 503 SERVICE_UNAVAILABLE, once (0 so far)'],
  [
    { operationId: '*', drop: true, every: 4 },
    'Every operation: the connection is dropped, every call number 4 (0 so far)',
  ],
  [{ status: 502, body: '<h1>Bad gateway</h1>', times: 2 }, 'login: 502, another body, 2 times (0 so far)'],
  [{ bytesPerSecond: 1000 }, 'login: 1000 bytes per second, always (0 so far)'],
  [{ truncate: true, nth: 2 }, 'login: the response breaks off, only call number 2 (0 so far)'],
  [
    { status: 500, delayMs: 2000, jitterMs: 500, probability: 0.5, when: { person: 'ann', body: { isTrusted: true } } },
    'login: 500, 2000 ms late and up to 500 ms more, always, with a likelihood of 50 %, only for ann, ' +
      'only with isTrusted = true in the body (0 so far)',
  ],
])('the fault %j is a sentence', (rule, sentence) => {
  expect(faultSentence({ ...fault, ...rule })).toBe(sentence);
});

test.each<[Partial<Fault>, string]>([
  [{ times: 2, hits: 1 }, '1 so far'],
  [{ times: 2, hits: 2 }, 'used up'],
  [{ nth: 3, seen: 2 }, '0 so far'],
  [{ nth: 3, seen: 3 }, 'used up'],
  [{ every: 2, hits: 7 }, '7 so far'],
])('a fault that hits no later call is used up: %j', (counts, words) => {
  expect(faultSentence({ ...fault, status: 500, ...counts })).toContain(`(${words})`);
});
