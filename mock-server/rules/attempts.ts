import type { World } from '../world/world';

/** A script may try many unknown names. The subjects of the latest attempts stay. */
const KEPT = 2000;

/** The first word of a subject: what is counted. */
export const attemptKinds = [
  ...['login', 'password', 'username', 'registration', 'registrationCode', 'emailCode', 'emailChange', 'emailCheck'],
  ...['dob', 'passwordChange', 'usernameChange', 'contact', 'stepUp', 'authenticatorApp'],
  ...['passkeyStart', 'passkeyFailure', 'passkeyCreation'],
];

export interface AttemptRule {
  /** How many attempts the window allows. */
  most: number;
  windowMs: number;
  /** How long the subject stays locked after too many attempts; by default until the window ends. */
  lockMs?: number;
}

/** A rule whose lockout comes with the last of `tries` wrong attempts. So it allows one attempt fewer. */
export function lockAtTry(tries: number, times: Omit<AttemptRule, 'most'>): AttemptRule {
  return { ...times, most: tries - 1 };
}

/** The details of a refusal with TOO_MANY_ATTEMPTS: the seconds after which the caller may try again. */
export function retryAfter(seconds: number): { details: { retryAfterSeconds: number } } {
  return { details: { retryAfterSeconds: seconds } };
}

/** Like `retryAfter`, for ms. Rounds up, so that no retry comes too early. */
export function retryAfterMs(ms: number): { details: { retryAfterSeconds: number } } {
  return retryAfter(Math.ceil(ms / 1000));
}

/** Seconds until the subject ("recovery:ann@example.com") may try again; null when it may try now. */
export function secondsLocked(world: World, subject: string): number | null {
  const left = (world.db.attempts.get(subject)?.lockedUntil ?? 0) - world.clock.now();
  return left > 0 ? Math.ceil(left / 1000) : null;
}

/**
 * Counts one attempt. Returns the seconds to wait when the subject is over the limit or locked, else null. Forgets
 * attempts whose window has passed.
 */
export async function countAttempt(world: World, subject: string, rule: AttemptRule): Promise<number | null> {
  const locked = secondsLocked(world, subject);
  if (locked !== null) return locked;
  const now = world.clock.now();
  const known = world.db.attempts.get(subject);
  const isOpen = known !== undefined && known.lockedUntil === null && known.firstAt + rule.windowMs > now;
  const count = isOpen ? known.count + 1 : 1;
  const firstAt = isOpen ? known.firstAt : now;
  const isOver = count > rule.most;
  const lockedUntil = isOver ? (rule.lockMs === undefined ? firstAt + rule.windowMs : now + rule.lockMs) : null;
  clearAttempts(world, subject);
  world.db.attempts.keepNewest(KEPT - 1);
  await world.db.attempts.create({ id: subject, count, firstAt, lockedUntil });
  return isOver ? secondsLocked(world, subject) : null;
}

/** Counts one request of a mail or code. Returns the seconds to wait after too many, else null. */
export function countRequest(world: World, subject: string): Promise<number | null> {
  const { recoveryRequests: most, recoveryWindowMs: windowMs } = world.limits;
  return countAttempt(world, subject, { most, windowMs });
}

/** After a success, the earlier attempts of a subject no longer count. */
export function clearAttempts(world: World, subject: string): void {
  world.db.attempts.remove(subject);
}

/** How many wrong attempts a rule of `lockAtTry` leaves. The attempt that locks the subject counts too. */
export function attemptsLeft(world: World, subject: string, { most }: AttemptRule): number {
  return most + 1 - (world.db.attempts.get(subject)?.count ?? 0);
}
