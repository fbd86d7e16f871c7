import { describe, expect, it } from 'vitest';
import { readSentCode, sentCode } from './sent-code';

describe('a sent code', () => {
  it('has the times of the response', () => {
    const before = Date.now();
    const sent = sentCode({ token: 'ev-1', expiresAt: '2026-11-21T09:10:00.000Z', resendAfterSeconds: 45 });
    expect(sent).toMatchObject({ token: 'ev-1', expiresAt: Date.UTC(2026, 10, 21, 9, 10) });
    expect(sent.resendAt - before).toBeGreaterThanOrEqual(45_000);
  });
  it('shows no time of expiry and has a usual wait when the response names neither', () => {
    const before = Date.now();
    const sent = sentCode({ token: 'ev-1' });
    expect(sent.expiresAt).toBeNull();
    expect(sent.resendAt - before).toBeGreaterThanOrEqual(30_000);
  });
  it('survives a reload in the history entry', () => {
    const sent = { token: 'ev-1', expiresAt: null, resendAt: 9 };
    expect(readSentCode(structuredClone(sent))).toEqual(sent);
  });
  it.each([undefined, null, 'ev-1', {}, { token: '' }, { token: 'ev-1' }, { token: 'ev-1', resendAt: '9' }])(
    'is not read from %j',
    (value) => expect(readSentCode(value)).toBeUndefined(),
  );
});
