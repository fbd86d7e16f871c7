import { describe, expect, it } from 'vitest';
import { grid } from './grid';

describe('the table of flows and engines', () => {
  const lines = grid(
    [
      { flow: 'signs in', engine: 'chromium', hasPassed: true, seconds: 1.26 },
      { flow: 'signs in', engine: 'webkit', hasPassed: false, seconds: 2 },
      { flow: 'a passkey', engine: 'chromium', hasPassed: true, seconds: 2 },
    ],
    ['chromium', 'webkit'],
    { chromium: '156.0', webkit: '2.50' },
  ).map((line) => line.trim().replace(/\s{2,}/g, ' | '));

  it('has the seconds of each flow, FAIL, or a dash where an engine lacks what the flow needs', () => {
    expect(lines).toEqual([
      'flow, seconds | chromium | webkit',
      '156.0 | 2.50',
      'signs in | 1.3 | FAIL',
      'a passkey | 2.0 | -',
      'passed | 2 of 2 | 0 of 1',
      'seconds | 3 | 2',
    ]);
  });
});
