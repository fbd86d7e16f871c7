import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedTimeZone, timeOfDay } from './local-time';

afterEach(() => vi.unstubAllGlobals());

const cookies = (cookie: string) => vi.stubGlobal('document', { cookie });

describe('the time of day', () => {
  it('is in the time zone and the language of the user', () => {
    cookies('user-timezone=Asia%2FTokyo; user-language=de-DE');
    expect(timeOfDay(Date.UTC(2026, 10, 21, 9, 10))).toBe('18:10');
  });
  it('is in the zone of the browser when the user has saved none', () => {
    cookies('');
    expect(timeOfDay(0)).toBe(new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(0));
  });
});

describe('the stored time zone', () => {
  it.each(['', 'user-timezone=Nowhere%2FLand', 'user-timezone=%E0%A4%A', 'user-timezone='])(
    'is unknown for %j',
    (text) => expect(storedTimeZone(text)).toBeUndefined(),
  );
  it('is the one of the cookie', () => expect(storedTimeZone('user-timezone=Europe%2FBerlin')).toBe('Europe/Berlin'));
});
