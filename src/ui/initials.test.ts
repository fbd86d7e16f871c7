import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Ann', 'Archer', 'AA'],
  ['élodie', 'ångström', 'ÉÅ'],
  ['e\u0301lodie', '', 'E\u0301'],
  ['美咲', '田中', '美田'],
  ['  Bo ', '', 'B'],
  ['', '', ''],
])('takes the initials of "%s" "%s"', (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials);
});
