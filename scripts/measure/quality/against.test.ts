import { describe, expect, it } from 'vitest';
import { ratios } from './against';
import type { Row } from './row';

const row = (property: string, ms?: number): Row => ({
  property,
  figure: '',
  limit: '',
  ok: true,
  command: 'npm run quality -- --only clicks',
  ...(ms !== undefined && { beside: { ms, most: 1.15 } }),
});

describe('a time beside the build of another commit', () => {
  it('is the mean of the rounds as a part of the other mean', () => {
    const [found] = ratios('abc', [row('Clicks', 100), row('Clicks', 120)], [row('Clicks', 90), row('Clicks', 110)]);
    expect(found).toEqual({
      property: 'Clicks, beside the build of abc',
      figure: '1.10 (110 ms beside 100 ms)',
      limit: '<= 1.15',
      ok: true,
      command: 'npm run quality -- --against abc --only clicks',
    });
  });

  it('is over its limit when it is longer than that, or was not measured before', () => {
    expect(ratios('abc', [row('Clicks', 116)], [row('Clicks', 100)])[0]?.ok).toBe(false);
    expect(ratios('abc', [row('Clicks', 116)], [])[0]?.ok).toBe(false);
  });

  it('keeps its limit when both take no time', () => {
    expect(ratios('abc', [row('Blocked', 0)], [row('Blocked', 0)])[0]?.ok).toBe(true);
  });

  it('exists only for what is a time', () => {
    expect(ratios('abc', [row('Scores')], [row('Scores')])).toEqual([]);
  });
});
