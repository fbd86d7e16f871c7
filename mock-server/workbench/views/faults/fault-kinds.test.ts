import { expect, test } from 'vitest';
import { firstEntries, kindsFor, ruleOf } from './fault-kinds';

const kinds = kindsFor([]);

test('the form without entries breaks the next call of any operation', () => {
  expect(ruleOf(firstEntries, kinds)).toEqual({ operationId: '*', status: 500, times: 1 });
});

test('the form names one service', () => {
  const rule = ruleOf({ ...firstEntries, operationId: 'ui-gateway' }, kinds);
  expect(rule).toEqual({ service: 'ui-gateway', status: 500, times: 1 });
});

test.each([
  [{ when: 'times', number: '3' }, { times: 3 }],
  [{ when: 'nth', number: '2' }, { nth: 2 }],
  [{ when: 'every', number: '3' }, { every: 3 }],
  [{ when: 'always' }, {}],
])('which calls it hits: %j', (entries, expected) => {
  const rule = ruleOf({ ...firstEntries, ...entries }, kinds);
  expect(rule).toEqual({ operationId: '*', status: 500, ...expected });
});

test('a slow response arrives at the given rate', () => {
  const rule = ruleOf({ ...firstEntries, kind: 'slow', bytesPerSecond: '2500' }, kinds);
  expect(rule).toEqual({ operationId: '*', bytesPerSecond: 2500, times: 1 });
});

test('person, likelihood and delay become fields of the fault', () => {
  const entries = {
    operationId: 'login',
    kind: 'delay',
    when: 'always',
    delaySeconds: '0.2',
    percent: '10',
    person: 'ann',
  };
  expect(ruleOf({ ...firstEntries, ...entries }, kinds)).toEqual({
    operationId: 'login',
    delayMs: 200,
    probability: 0.1,
    when: { person: 'ann' },
  });
});
