import { expect, test } from 'vitest';
import { Clock, durationMs } from './clock';

const MINUTE = 60_000;

test('a released clock runs on from where it stands', () => {
  const clock = new Clock(0);
  clock.freeze(true);
  clock.advance(5 * MINUTE);
  clock.freeze(false);
  expect(Math.floor(clock.now() / MINUTE)).toBe(5);
});

test('a duration is the sum of its days, hours, minutes and seconds', () => {
  expect(durationMs('P1DT2H3M4.5S')).toBe(93_784_500);
});
