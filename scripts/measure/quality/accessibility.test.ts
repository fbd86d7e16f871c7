import { expect, it } from 'vitest';
import { rowsOf } from './accessibility';

const screen = { screen: 'Login', sentences: 20, targets: 9, contrasts: { count: 30, least: 7.24 }, hasPassed: true };

it('counts the screens that passed, and names the screen with the least contrast', () => {
  const weak = { ...screen, screen: 'Devices', contrasts: { count: 40, least: 5.06 } };
  expect(rowsOf([screen, weak], 2).map(({ figure, ok }) => [figure, ok])).toEqual([
    ['2 of 2, 40 sentences, 18 targets', true],
    ['5.1:1 (Devices)', true],
  ]);
});

it('is over its limit when a screen failed, is missing or is hard to read', () => {
  expect(rowsOf([screen], 2).map(({ ok }) => ok)).toEqual([false, true]);
  const faint = { ...screen, contrasts: { count: 3, least: 4.4 }, hasPassed: false };
  expect(rowsOf([screen, faint], 2).map(({ ok }) => ok)).toEqual([false, false]);
  expect(rowsOf([], 2).map(({ ok }) => ok)).toEqual([false, false]);
});
