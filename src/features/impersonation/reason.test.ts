import { describe, expect, it } from 'vitest';
import { checkReason, REASON_MAX } from './reason';

describe('impersonation reason', () => {
  it.each(['', ' ', '\n\t', '\u200b'])('is required: %j counts as empty', (reason) =>
    expect(checkReason(reason)).toBe('required'),
  );
  it('is accepted when it has text', () => expect(checkReason(' Case 4711 ')).toBeNull());
  it('may have the maximum length of the contract, without surrounding blanks', () => {
    expect(checkReason(`  ${'x'.repeat(REASON_MAX)}  `)).toBeNull();
    expect(checkReason('x'.repeat(REASON_MAX + 1))).toBe('tooLong');
  });
});
