import { expect, test } from 'vitest';
import { isEmail, isSharedAddress, maskEmail } from '../contract/email';
import { maskPhone, readPhone } from './phone';

/** The longest parts that an address may have; the label before ".com" has `last` letters. */
const long = (last: number) =>
  `${'a'.repeat(64)}@${['b'.repeat(63), 'c'.repeat(63), 'd'.repeat(last), 'com'].join('.')}`;

test('an address has at most 255 characters', () => {
  expect([long(58).length, isEmail(long(58)), isEmail(long(59))]).toEqual([255, true, false]);
});

test.each(['ann@example.com', 'a@b.co', "o'neil+x@mail.example.co.uk"])('%j is an e-mail address', (text) =>
  expect(isEmail(text)).toBe(true),
);

test.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@@example.com',
  'ann lee@example.com',
  'ann@-x.com',
  'ann@x..com',
  `ann@${'x.'.repeat(200)}com`,
])('%j is not an e-mail address', (text) => expect(isEmail(text)).toBe(false));

test.each([
  ['(212) 555-0123', '+12125550123'],
  ['+49 30 901820', '+4930901820'],
  ['2125550123', '+12125550123'],
])('the parser reads %j as the phone number %s', (text, number) => expect(readPhone(text)).toBe(number));

test.each([
  '',
  'call me',
  '12',
  '+999 12345',
  '(212) 555-0123 x45',
  '+43 1111',
  '+49 11111111111111',
  'ann@example.com 2125550123',
])('the parser does not read %j as a phone number', (text) => expect(readPhone(text)).toBeNull());

test.each([
  ['info@example.com', true],
  ['HR@example.com', true],
  ['ann.info@example.com', false],
  ['information@example.com', false],
])('several people read %s: %j', (address, expected) => expect(isSharedAddress(address)).toBe(expected));

test('a masked contact shows only enough for its owner to recognise it', () => {
  expect(maskEmail('ann.lee@example.com')).toBe('a***@example.com');
  expect(maskPhone('+12125550123')).toBe('***0123');
});
