import { expect, it } from 'vitest';
import { passesThreshold } from './Countdown';
import { clockTime } from './use-remaining-seconds';

it('clockTime shows minutes and seconds', () => {
  expect([272, 60, 59, 9, 0].map(clockTime)).toEqual(['4:32', '1:00', '0:59', '0:09', '0:00']);
});

it('a wait of five minutes is announced six times, not three hundred', () => {
  const said = Array.from({ length: 300 }, (_, index) => 299 - index).filter((now) => passesThreshold(now + 1, now));
  expect(said).toEqual([240, 180, 120, 60, 30, 10]);
});

it('a threshold is announced even when a throttled tab skipped its exact second', () => {
  expect(passesThreshold(65, 52)).toBe(true);
  expect(passesThreshold(52, 48)).toBe(false);
});
