import { expect, test } from 'vitest';
import { Generations } from './worlds';

test('a name begins after its own worlds, and a new name at the start', () => {
  const generations = new Generations();
  generations.bury('mine', 4);
  generations.bury('other', 9);
  expect([generations.after('mine'), generations.after('other'), generations.after('new')]).toEqual([5, 10, 0]);
  expect(generations.highest).toBe(9);
});

test('a name that is forgotten still begins after its own worlds, and what is remembered has an end', () => {
  const generations = new Generations();
  generations.bury('first', 7);
  generations.bury('second', 2);
  generations.bury('first', 8);
  for (let n = 2; n < 10_000; n += 1) generations.bury(`world-${n}`, 0);
  expect([generations.after('first'), generations.after('second'), generations.after('new')]).toEqual([9, 3, 0]);
  generations.bury('last', 0);
  expect([generations.after('second'), generations.after('new')]).toEqual([3, 3]);
  generations.bury('more', 0);
  expect([generations.after('first'), generations.after('second'), generations.after('last')]).toEqual([9, 9, 1]);
  expect(generations.highest).toBe(9);
});

test('another process begins after all that was written, and after some that was not', () => {
  const generations = new Generations();
  generations.beginAfter(3);
  expect(generations.after('new')).toBeGreaterThan(100);
  expect(generations.highest).toBe(generations.after('new'));
});
