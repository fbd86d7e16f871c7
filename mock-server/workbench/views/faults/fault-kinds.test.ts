import { expect, test } from 'vitest';
import { firstEntries, ruleOf } from './fault-kinds';

test('the form without entries breaks the next call of any operation', () => {
  expect(ruleOf(firstEntries)).toEqual({ operationId: '*', status: 500, times: 1 });
});

test.each([
  [{ when: 'times', number: '3' }, { times: 3 }],
  [{ when: 'nth', number: '2' }, { nth: 2 }],
  [{ when: 'every', number: '3' }, { every: 3 }],
  [{ when: 'always' }, {}],
])('which calls it hits: %j', (entries, expected) => {
  const rule = ruleOf({ ...firstEntries, ...entries });
  expect(rule).toEqual({ operationId: '*', status: 500, ...expected });
});

test('a slow response arrives at the given rate', () => {
  const rule = ruleOf({ ...firstEntries, kind: 'slow', bytesPerSecond: '2500' });
  expect(rule).toEqual({ operationId: '*', bytesPerSecond: 2500, times: 1 });
});

test('person, header, body, likelihood, delay and its random part become fields of the fault', () => {
  const entries = {
    operationId: 'login',
    kind: 'delay',
    when: 'always',
    delaySeconds: '0.2',
    jitterSeconds: '0.8',
    percent: '10',
    person: 'ann',
    headerName: 'x-client',
    headerValue: '100',
    bodyField: 'isTrusted',
    bodyValue: 'true',
  };
  expect(ruleOf({ ...firstEntries, ...entries })).toEqual({
    operationId: 'login',
    delayMs: 200,
    jitterMs: 800,
    probability: 0.1,
    when: { person: 'ann', headers: { 'x-client': '100' }, body: { isTrusted: true } },
  });
});
