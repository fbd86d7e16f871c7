import { recordOf } from '../../api/response/record';
import { writeEntryState } from '../../lib/navigation/router-history';
import type { Lock } from './login.flow';

/** Keeps a lock with the current history entry, so that it is still visible after a reload. */
export function keepLock({ username, until }: Lock): void {
  writeEntryState({ identifier: username, lock: { username, until } });
}

/**
 * The kept lock, or undefined when there is none or it has ended.
 * @param state `location.state`, of any shape
 * @param now epoch ms
 */
export function keptLock(state: unknown, now: number = Date.now()): Lock | undefined {
  const { username, until } = recordOf(recordOf(state).lock);
  return typeof username === 'string' && typeof until === 'number' && until > now ? { username, until } : undefined;
}
