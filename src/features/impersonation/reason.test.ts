import { describe, expect, it } from 'vitest';
import { checkReason, REASON_MAX } from './reason';

describe('impersonation reason', () => {
  it.each(['', ' ', '\n\t'])('is required: %j is none', (reason) => expect(checkReason(reason)).toBe('required'));
  it('is accepted when it says something', () => expect(checkReason(' Case 4711 ')).toBeNull());
  it('may be as long as the contract lets it, without the blanks around it', () => {
    expect(checkReason(`  ${'x'.repeat(REASON_MAX)}  `)).toBeNull();
    expect(checkReason('x'.repeat(REASON_MAX + 1))).toBe('tooLong');
  });
});
