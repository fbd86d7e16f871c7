import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpCode, totpStep } from './totp';

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
    const step = Math.floor(at / 30_000);
    expect(await totpStep(SECRET, ` ${code.slice(0, 3)} ${code.slice(3)} `, at + 30_000)).toBe(step);
    expect(await totpStep(SECRET, code, at - 30_000)).toBe(step);
    expect(await totpStep(SECRET, code, at + 90_000)).toBeNull();
  });

  it('accept a time step once, and no step before it', async () => {
    const at = 1_700_000_010_000;
    const step = Math.floor(at / 30_000);
    expect(await totpStep(SECRET, await totpCode(SECRET, at), at, step)).toBeNull();
    expect(await totpStep(SECRET, await totpCode(SECRET, at - 30_000), at, step)).toBeNull();
    expect(await totpStep(SECRET, await totpCode(SECRET, at + 30_000), at, step)).toBe(step + 1);
  });

  it('read a secret as people write it: in small letters, in groups, padded', async () => {
    const written = `${SECRET.toLowerCase().replace(/(.{4})/g, '$1 ')}====`;
    expect(await totpCode(written, 59_000, 8)).toBe('94287082');
  });

  it('take a secret of every letter and digit of base32', async () => {
    expect(await totpCode('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 0)).toMatch(/^\d{6}$/);
  });

  it('refuse a secret that is not base32', async () => {
    await expect(totpCode(`${SECRET}1`, 0)).rejects.toThrow('must be base32 (RFC 4648)');
  });

  it('have secrets of 160 bits', () => {
    expect(newTotpSecret(Math.random)).toMatch(/^[A-Z2-7]{32}$/);
  });
});
