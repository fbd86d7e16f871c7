import { expect, it } from 'vitest';
import { rowsOf } from './accessibility';

const screen = { screen: 'Login', sentences: 20, targets: 9, hasPassed: true };

it('counts the screens that passed', () => {
  expect(rowsOf([screen, screen], 2).map(({ figure, ok }) => [figure, ok])).toEqual([
    ['2 of 2, 40 sentences, 18 targets', true],
  ]);
});

it('is over its limit when a screen failed or is missing', () => {
  expect(rowsOf([screen], 2).map(({ ok }) => ok)).toEqual([false]);
  expect(rowsOf([screen, { ...screen, hasPassed: false }], 2).map(({ ok }) => ok)).toEqual([false]);
});
