import { expect, it } from 'vitest';
import { sessionExpiry } from './expiry';
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
    ['1795254900', 'soon'],
  ])
    expect(sessionExpiry(`session-expiry=${first}; session-expiry=${second}`), 'the latest of one name').toBe(
      1795254900000,
    );
  expect([maybeSignedIn('sso-session=1'), maybeSignedIn('session-expiry=1'), maybeSignedIn('csrf-token=1')]).toEqual([
    true,
    true,
    false,
  ]);
});
