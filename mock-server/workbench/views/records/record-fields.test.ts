import { expect, test } from 'vitest';
import { changedFields, keyOf, kindOfValue } from './record-fields';

const record = { id: 'ann', username: 'ann.lee', failedLogins: 2, isInactive: false, lockedUntil: null, emails: [1] };

test('a record without a change sends nothing', () => {
  expect(changedFields(record, { username: 'ann.lee', failedLogins: '2', lockedUntil: 'null' })).toEqual({});
});

test('only what has changed is sent, each field with its type', () => {
  const texts = { username: 'ann', failedLogins: '3', isInactive: 'true', lockedUntil: '5', emails: '[]' };
  expect(changedFields(record, texts)).toEqual({
    username: 'ann',
    failedLogins: 3,
    isInactive: true,
    lockedUntil: 5,
    emails: [],
  });
});

test('a text that is not JSON names its field', () => {
  expect(() => changedFields(record, { emails: '[' })).toThrow('The field emails is not JSON');
});

test('a value that may be of several types is edited as JSON', () => {
  expect([null, [], 'a', 1, true].map(kindOfValue)).toEqual(['json', 'json', 'text', 'number', 'boolean']);
});

test('a record is found by the key of its collection', () => {
  expect(keyOf('persons', record)).toBe('ann');
  expect(keyOf('groups', { name: 'payroll', url: '/' })).toBe('payroll');
});
