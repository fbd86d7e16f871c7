import type { World } from '../world/world';

export interface AttemptRule {
  /** How many are allowed in the window. */
  most: number;
  windowMs: number;
  /** How long it is locked once there were too many; the rest of the window otherwise. */
  lockMs?: number;
}

/** Seconds until the subject ("recovery:ann@example.com") may try again; null when it may now. */
export function secondsLocked(world: World, subject: string): number | null {
  const lockedUntil = world.db.attempts.get(subject)?.lockedUntil ?? null;
  const left = lockedUntil === null ? 0 : lockedUntil - world.clock.now();
  return left > 0 ? Math.ceil(left / 1000) : null;
}

/**
 * Counts one attempt. Gives the seconds to wait when this one is over the limit (or a lock stands), else null. Attempts
 * of a window that has passed are forgotten.
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
  world.db.attempts.delete(subject);
  await world.db.attempts.create({ id: subject, count, firstAt, lockedUntil });
  return isOver ? secondsLocked(world, subject) : null;
}

/** Forgets the attempts of a subject: it succeeded. */
export function clearAttempts(world: World, subject: string): void {
  world.db.attempts.delete(subject);
}
