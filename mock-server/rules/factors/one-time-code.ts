import type { Message } from '../../world/message';
import type { World } from '../../world/world';
import type { Limits } from '../../world/limits';

/** The code that a token or a challenge waits for. `tries` counts the wrong codes so far; `expiresAt` is epoch ms. */
export interface PendingCode {
  code: string | null;
  tries: number;
  expiresAt: number;
}

/** Right, or the error code of the refusal. */
export type CodeVerdict = 'right' | 'CODE_INCORRECT' | 'CODE_EXPIRED' | 'TOO_MANY_ATTEMPTS';

/**
 * Judges a typed code (10 minutes, 5 tries) at `now` (epoch ms). It checks the tries first: after too many, even the
 * right code is refused. Blanks and dashes are ignored. The caller counts and stores the try.
 */
export function judgeCode(typed: string, pending: PendingCode, now: number, limits: Limits): CodeVerdict {
  if (pending.tries >= limits.oneTimeCodeTries) return 'TOO_MANY_ATTEMPTS';
  if (pending.expiresAt <= now) return 'CODE_EXPIRED';
  if (typed.replace(/[\s-]/g, '') === pending.code) return 'right';
  return pending.tries + 1 >= limits.oneTimeCodeTries ? 'TOO_MANY_ATTEMPTS' : 'CODE_INCORRECT';
}

/**
 * The details of a refused code: how many wrong codes are left before the lockout. An expired code has none.
 * @param tries the wrong codes before this one
 */
export function refusalDetails(verdict: CodeVerdict, tries: number, limits: Limits) {
  return verdict === 'CODE_INCORRECT' ? { details: { remainingAttempts: limits.oneTimeCodeTries - tries - 1 } } : {};
}

/** The subject is "Your code" by default. */
type CodeMessage = Pick<Message, 'channel' | 'to' | 'kind'> & { code: string; subject?: string };

/** `to` is an e-mail address, or a phone number in E.164. */
export function sendCode(world: World, { subject = 'Your code', ...message }: CodeMessage): void {
  world.send({ ...message, subject, text: `Your code is ${message.code}. It is valid for 10 minutes.` });
}
