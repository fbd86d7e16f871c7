import { recordOf } from '../../api/response/record';
import { keepIdentifierHere } from '../../forms/identifier';
import { readKept, writeKept } from '../../forms/kept-input';
import type { Lock } from './login.flow';

/** Keeps a lock with the current history entry, so that it is still visible after a reload. */
export function keepLock({ username, until }: Lock): void {
  keepIdentifierHere(username);
  writeKept('lock', { username, until });
}

/** The kept lock, unless it has ended. `now` is epoch ms. */
export function keptLock(now: number = Date.now()): Lock | undefined {
  const { username, until } = recordOf(readKept('lock'));
  return typeof username === 'string' && typeof until === 'number' && until > now ? { username, until } : undefined;
}
