import { expect, test } from 'vitest';
import { firstOf, fitting } from './choice-options';

const options = [
  { value: 'loginHelp', label: 'loginHelp' },
  { value: 'finishPasskeySignIn', label: 'finishPasskeySignIn', about: 'Sign in with a passkey' },
  { value: 'login', label: 'login', about: 'Sign in with username and password', text: 'TOO_MANY_ATTEMPTS' },
];
const found = (search: string) => fitting(options, search).map(({ value }) => value);

test('an option is found by name, explanation and further text', () => {
  expect(found('sign in')).toEqual(['finishPasskeySignIn', 'login']);
  expect(found('too_many username')).toEqual(['login']);
  expect(found('qqq')).toEqual([]);
});

test('the option whose name fits best comes first, and an empty search keeps the order', () => {
  expect(found('login')).toEqual(['login', 'loginHelp']);
  expect(found('')).toEqual(['loginHelp', 'finishPasskeySignIn', 'login']);
});

test('of a long list only the first options are listed, and the chosen one', () => {
  const people = Array.from({ length: 250 }, (_, n) => ({ value: `p${n}`, label: `Person ${n}` }));
  const values = (chosen: string) => firstOf(people, chosen).listed.map(({ value }) => value);
  expect(firstOf(people, 'p3').more).toBe(150);
  expect(values('p3')).toEqual(people.slice(0, 100).map(({ value }) => value));
  expect(values('p200')).toEqual(['p200', ...people.slice(0, 99).map(({ value }) => value)]);
  expect(firstOf(people.slice(0, 100), 'p3').more).toBe(0);
});
