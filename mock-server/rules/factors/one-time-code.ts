import type { Limits } from '../limits';

/** What is needed to judge a code: of a token, or of a challenge. */
export interface PendingCode {
  code: string | null;
  tries: number;
  expiresAt: number;
}

export type CodeVerdict = 'right' | 'CODE_INCORRECT' | 'CODE_EXPIRED' | 'TOO_MANY_ATTEMPTS';

/**
 * Judges a typed code (10 minutes, 5 tries). Too many tries come first: then even the right code is of no use. Blanks
 * and dashes do not count. The caller counts the try and writes it down.
 */
export function judgeCode(typed: string, pending: PendingCode, now: number, limits: Limits): CodeVerdict {
  if (pending.tries >= limits.oneTimeCodeTries) return 'TOO_MANY_ATTEMPTS';
  if (pending.expiresAt <= now) return 'CODE_EXPIRED';
  if (pending.code !== null && typed.replace(/[\s-]/g, '') === pending.code) return 'right';
  return pending.tries + 1 >= limits.oneTimeCodeTries ? 'TOO_MANY_ATTEMPTS' : 'CODE_INCORRECT';
}
