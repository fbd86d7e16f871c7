import { describe, expect, it } from 'vitest';
import { isTotpCode, totpCode } from './totp';

/** The secret of RFC 6238, appendix B: "12345678901234567890" in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('time-based one-time passwords (RFC 6238, appendix B)', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('have at %i s the code %s', async (seconds, code) => expect(await totpCode(SECRET, seconds * 1000, 8)).toBe(code));

  it('allow a clock difference of one step, and no more', async () => {
    const at = 1_700_000_010_000;
    const code = await totpCode(SECRET, at);
    expect(await isTotpCode(SECRET, ` ${code.slice(0, 3)} ${code.slice(3)} `, at + 30_000)).toBe(true);
    expect(await isTotpCode(SECRET, code, at + 90_000)).toBe(false);
  });
});
