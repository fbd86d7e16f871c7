import { expect, test } from 'vitest';
import { asDateTime } from '../../parts/times';
import { changedFields, keyOf, kindOfValue, shownFields, shownValue } from './record-fields';

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

test('the table leaves out what the key says, lists and objects', () => {
  const acceptance = { id: 'ann:privacy-policy:2.1', personId: 'ann', agreementName: 'privacy-policy', version: '2.1' };
  expect(shownFields('acceptances', [{ ...acceptance, acceptedAt: 5 }])).toEqual(['acceptedAt']);
  expect(shownFields('persons', [record])).toEqual(['username', 'failedLogins', 'isInactive']);
  expect(shownFields('persons', [])).toEqual([]);
});

test('a field is left out only where each key says it', () => {
  const links = ['ann:100', 'ben'].map((id) => ({ id, clientId: '100' }));
  expect(shownFields('associates', links)).toEqual(['clientId']);
});

test('the table shows a time in words, and cuts a long text', () => {
  const at = Date.UTC(2026, 10, 22);
  expect(shownValue('acceptedAt', at)).toBe(asDateTime(at));
  expect(shownValue('lockedUntil', at)).toBe(asDateTime(at));
  expect(shownValue('failedLogins', at)).toBe(String(at));
  expect(shownValue('usedAt', null)).toBe('');
  expect(shownValue('name', 'a'.repeat(61))).toBe(`${'a'.repeat(60)}...`);
});
