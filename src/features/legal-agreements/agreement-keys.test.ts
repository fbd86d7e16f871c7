import { describe, expect, it } from 'vitest';
import { agreementDate, readAgreementKeys } from './agreement-keys';

const encode = (value: unknown) => btoa(JSON.stringify(value));

describe('the agreements query value', () => {
  it('is base64 of a list of names, or of objects with agreementName', () => {
    const both = ['terms-of-service', 'privacy-policy'];
    expect(readAgreementKeys(encode(both))).toEqual(both);
    expect(readAgreementKeys(encode([{ agreementName: 'privacy', version: '3' }]))).toEqual(['privacy']);
    expect(readAgreementKeys(encode(['a', 'a']))).toEqual(['a']);
    expect(readAgreementKeys(btoa('terms-of-service'))).toEqual(['terms-of-service']);
    expect(readAgreementKeys(btoa('terms-of-service, privacy-policy'))).toEqual(both);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['bad base64', '%%%'],
    ['bad UTF-8', btoa('\xff\xfe')],
    ['no list', encode({ agreementName: 'a' })],
    ['an empty list', encode([])],
    ['a prototype', btoa('[{"__proto__":{"agreementName":"a"}}]')],
    ['HTML', encode(['<img src=x onerror=alert(1)>'])],
    ['HTML outside of JSON', btoa('<img src=x onerror=alert(1)>')],
    ['a text with an empty name', btoa('a,,b')],
    ['a script URL', encode(['javascript:alert(1)'])],
    ['a path', encode(['../../persons/me'])],
    ['neither JSON nor names', btoa('hello world')],
    ['numbers', encode([1, 2])],
    ['too many', encode(Array.from({ length: 21 }, (_, i) => `a${i}`))],
    ['too much', 'A'.repeat(4001)],
  ])('refuses %s', (_what, value) => expect(readAgreementKeys(value)).toBeNull());
});

it('shows the creation date as MM/DD/YYYY in America/New_York', () => {
  expect(agreementDate('2026-01-15T03:00:00.000Z', 'America/New_York', 'en-US')).toBe('01/14/2026');
  expect(agreementDate('2026-01-15T03:00:00.000Z', 'America/New_York', 'en')).toBe('01/14/2026');
  expect(agreementDate('2026-01-15T03:00:00.000Z', 'America/New_York', 'en-CA')).toBe('01/14/2026');
  expect(agreementDate('no date', 'America/New_York', 'en-US')).toBe('');
});

it.each([
  ['de-DE', '4. März 2026'],
  ['fr-FR', '4 mars 2026'],
  ['ja-JP', '2026年3月4日'],
  ['pl-PL', '4 marca 2026'],
  // With Latin digits, as on the rest of the page.
  ['ar-EG', '4 مارس 2026'],
])('shows the creation date in %s with the month in letters, because 03/04 is ambiguous', (language, date) => {
  expect(agreementDate('2026-03-04T15:00:00.000Z', 'America/New_York', language)).toBe(date);
});
