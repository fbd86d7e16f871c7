import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie, writeRegionalCookies } from './cookies';

/** What the app writes into `document.cookie` meanwhile. */
function written(write: () => void): string[] {
  const pairs: string[] = [];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    set cookie(pair: string) {
      pairs.push(pair);
    },
  });
  write();
  return pairs;
}

describe('the cookies', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are written for 7 days by default, and for a year with a regional setting', () => {
    expect(written(() => writeCookie('userId', 'ann lee'))).toEqual([
      'user-id=ann%20lee; Max-Age=604800; Path=/; SameSite=Lax; Secure',
    ]);
    expect(written(() => writeRegionalCookies({ region: 'CA' }))).toEqual([
      'user-region=CA; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    ]);
  });
  it('are read from the browser once per task, and again after a write', async () => {
    let reads = 0;
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal('document', {
      get cookie() {
        return `user-language=no; user-region=R${(reads += 1)}`;
      },
      set cookie(_pair: string) {},
    });
    expect([readCookie('userRegion'), readCookie('userRegion'), readCookie('userLanguage')]).toEqual([
      'R1',
      'R1',
      'no',
    ]);
    writeCookie('userId', 'ann');
    expect([readCookie('userRegion'), readCookie('userRegion')]).toEqual(['R2', 'R2']);
    await Promise.resolve();
    expect(readCookie('userRegion')).toBe('R3');
    await Promise.resolve();
  });
  it('are found by their whole name', () => {
    const source = 'x-user-language=no; user-language=fr-CA; user-language-x=no';
    expect(readCookie('userLanguage', source)).toBe('fr-CA');
    expect(readCookie('userRegion', source)).toBeUndefined();
  });
  it('are the last readable one of a name, because the browser lists those of a longer path and older ones first', () => {
    expect(readCookie('userLanguage', 'user-language=fr-CA; user-language=no')).toBe('no');
    expect(readCookie('userTimezone', 'user-timezone=Asia%2FTokyo; user-timezone=%E0')).toBe('Asia/Tokyo');
  });
  it('are decoded, and ignored when decoding fails', () => {
    expect(readCookie('userTimezone', 'user-timezone=America%2FNew_York')).toBe('America/New_York');
    expect(readCookie('userTimezone', 'user-timezone=%E0%A4%A')).toBeUndefined();
  });
});
