import { describe, expect, it } from 'vitest';
import { secondsLeft } from './change-password.flow';

describe('the countdown after a change', () => {
  it.each([
    [0, 10],
    [500, 10],
    [1000, 9],
    [9500, 1],
    [10_000, 0],
    [60_000, 0],
  ])('shows, %i ms after it opened, %i s', (elapsed, seconds) => expect(secondsLeft(elapsed)).toBe(seconds));
});
