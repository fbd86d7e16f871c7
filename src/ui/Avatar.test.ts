import { expect, it, vi } from 'vitest';
import { initialsOf } from './Avatar';

it('works without Intl.Segmenter, which Firefox lacks before 125', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(initialsOf('Ann', 'Archer')).toBe('AA');
  vi.unstubAllGlobals();
});

it.each([
  ['Ann', 'Archer', 'AA'],
  ['élodie', 'ångström', 'ÉÅ'],
  ['e\u0301lodie', '', 'É'],
  ['👩🏽‍🔬 Mia', '', '👩🏽‍🔬'],
  ['田中', '美咲', '田'],
  ['김', '민준', '김'],
  ['林', '', '林'],
  ['منى', 'نصار', 'م'],
  ['  Bo ', '', 'B'],
  ['', '', ''],
])('takes the initials of "%s" "%s"', (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials);
});
