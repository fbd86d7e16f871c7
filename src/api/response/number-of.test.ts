import { describe, expect, it } from 'vitest';
import { numberOf } from './number-of';

describe('numberOf', () => {
  it.each([
    [30, 30],
    [0, 0],
    ['30', 30],
    ['3.5', 3.5],
  ])('reads %j', (value, expected) => expect(numberOf(value)).toBe(expected));
  it.each([[''], [' '], ['-1'], [-1], ['1e3'], ['3 s'], [Number.NaN], [Number.POSITIVE_INFINITY], [null], [{}]])(
    'reads no number in %j',
    (value) => expect(numberOf(value)).toBeUndefined(),
  );
});
