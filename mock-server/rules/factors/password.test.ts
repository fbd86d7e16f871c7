import { expect, test } from 'vitest';
import { defaultLimits } from '../../world/limits';
import { badPasswords, GOOD_PASSWORD } from '../../testing/passwords';
import { isPassword, isRecentPassword, passwordProblem } from './password';

test.each(badPasswords)('the rule %s refuses %j', (code, password) => {
  expect(passwordProblem(password, defaultLimits)).toBe(code);
});

// Of neighbours in the order of characters, only letters and digits are sequential.
const neighbours = ['Lantern!X/01', 'Lantern!X89:', 'Lantern7X`ab', 'Lantern7?yz{', 'Lantern!X10/'];

test.each([
  GOOD_PASSWORD,
  'Aa1!aaB2',
  `Aa1!${'xY'.repeat(34)}`,
  'Ünïcödé-4-Ever',
  'Ab1! with blanks',
  'Aa1!abXY',
  ...neighbours,
])('the rules accept %j', (password) => {
  expect(passwordProblem(password, defaultLimits)).toBeNull();
});

test.each([
  ['Aa1!xYz', 'LENGTH_RULE'],
  [`Aa1!${'xY'.repeat(34)}x`, 'LENGTH_RULE'],
  ['AA1!XYXYX', 'PASSWORD_PRECONDITION_UNMATCHED'],
  ['Aa!xyxyxyx', 'PASSWORD_PRECONDITION_UNMATCHED'],
  ['Aa1xyxyxyx', 'PASSWORD_PRECONDITION_UNMATCHED'],
  ['WELCOME-2-you', 'PASSWORD_BLACKLISTED'],
  ['Lantern!cba7', 'PASSWORD_3_SEQUENTIAL_CHARS'],
  ['Lantern!AbC7', 'PASSWORD_3_SEQUENTIAL_CHARS'],
  ['Lantern!789', 'PASSWORD_3_SEQUENTIAL_CHARS'],
  ['Lantern!aAa7', 'PASSWORD_3_REPEATED_CHARS'],
  ['Lantern7!!!', 'PASSWORD_3_REPEATED_CHARS'],
])('the rules refuse %j with %s', (password, code) => {
  expect(passwordProblem(password, defaultLimits)).toBe(code);
});

test('one password in two encodings is one password', () => {
  const [typed, set] = ['Grün-Wiese-4711x'.normalize('NFC'), 'Grün-Wiese-4711x'.normalize('NFD')];
  expect(isPassword(typed, set)).toBe(true);
  expect(isPassword('Ab1!\u00a0xyz', 'Ab1! xyz')).toBe(true);
  expect(isPassword(typed, 'Grun-Wiese-4711x')).toBe(false);
  expect(isPassword('', null)).toBe(false);
  expect(isRecentPassword(typed, null, [set], defaultLimits)).toBe(true);
  expect(passwordProblem('Passwörd1'.normalize('NFD'), defaultLimits)).toBe(
    passwordProblem('Passwörd1', defaultLimits),
  );
});

test('the current password and the last five are recent, but not the one before them', () => {
  const history = ['one', 'two', 'three', 'four', 'five', 'six'];
  expect(isRecentPassword('now', 'now', history, defaultLimits)).toBe(true);
  expect(isRecentPassword('two', 'now', history, defaultLimits)).toBe(true);
  expect(isRecentPassword('one', 'now', history, defaultLimits)).toBe(false);
});
