import { expect, it, describe } from 'vitest';
import { sessionExpiry, sessionPhase } from './expiry';
import { maybeSignedIn } from './session';

it('reads from the cookies the end of the session, and whether one may exist', () => {
  expect(sessionExpiry('session-expiry=1795251300000')).toBe(1795251300000);
  expect(sessionExpiry('session-expiry=soon')).toBeUndefined();
  expect(sessionExpiry('session-expiry=1795251300')).toBe(1795251300000);
  expect(sessionExpiry(`session-expiry=${encodeURIComponent('2026-11-21T09:15:00+01:00')}`)).toBe(
    Date.UTC(2026, 10, 21, 8, 15),
  );
  expect(sessionExpiry('session-expiry=%222026-11-21T08:15:00Z%22')).toBe(Date.UTC(2026, 10, 21, 8, 15));
  expect(sessionExpiry('session-expiry=900'), 'a duration is no instant').toBeUndefined();
  expect(sessionExpiry('')).toBeUndefined();
  for (const [first, second] of [
    ['1795251300', '1795254900'],
    ['1795254900', '1795251300'],
    ['soon', '1795251300'],
  ])
    expect(sessionExpiry(`session-expiry=${first}; session-expiry=${second}`), 'the earliest of one name').toBe(
      1795251300000,
    );
  expect([maybeSignedIn('sso-session=1'), maybeSignedIn('session-expiry=1'), maybeSignedIn('csrf-token=1')]).toEqual([
    true,
    true,
    false,
  ]);
});

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
