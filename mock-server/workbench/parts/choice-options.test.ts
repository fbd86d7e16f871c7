import { expect, test } from 'vitest';
import { fitting } from './choice-options';

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
