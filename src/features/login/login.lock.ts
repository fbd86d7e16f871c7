import { recordOf } from '../../api/response/record';
import { keepHere } from '../../lib/forms/identifier';
import type { Lock } from './login.flow';

/** Keeps a wait with the present history entry: a reload does not shorten it, so it must not hide it either. */
export function keepLock({ username, until }: Lock): void {
  keepHere({ identifier: username, lock: { username, until } });
}

/** The wait that was kept, if it is not over. @param state `location.state`, of any shape; `now` is epoch ms */
export function keptLock(state: unknown, now: number = Date.now()): Lock | undefined {
  const { username, until } = recordOf(recordOf(state).lock);
  return typeof username === 'string' && typeof until === 'number' && until > now ? { username, until } : undefined;
}
