import { describe, expect, it } from 'vitest';
import { sessionPhase } from './session-watch';

describe('session expiry: expiry minus now minus a grace of 5000 ms', () => {
  const now = 1_800_000_000_000;
  const left = (ms: number) => sessionPhase(now + ms + 5000, now, true);

  it('is quiet at 63 s and above', () =>
    expect([left(63_000), left(900_000)]).toEqual([{ kind: 'quiet' }, { kind: 'quiet' }]));
  it('asks for an early sync under 63 s', () =>
    expect([left(62_999), left(60_000)]).toEqual([{ kind: 'sync' }, { kind: 'sync' }]));
  it('shows the modal under 60 s, with the seconds left', () => {
    expect(left(59_999)).toEqual({ kind: 'warn', seconds: 60 });
    expect(left(1)).toEqual({ kind: 'warn', seconds: 1 });
  });
  it('is over when the grace period begins, and when the cookie disappears', () =>
    expect([left(0), left(-1), sessionPhase(undefined, now, true)]).toEqual([
      { kind: 'over' },
      { kind: 'over' },
      { kind: 'over' },
    ]));
  it('is unknown, and not over, before any cookie has set the end', () =>
    expect(sessionPhase(undefined, now, false)).toEqual({ kind: 'unknown' }));
});
