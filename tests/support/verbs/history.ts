import { randomUUID } from 'node:crypto';

/** Returns a new history entry as react-router writes it, for tests that leave a state which no flow leaves. */
export function historyEntry(state: unknown) {
  return { usr: state, key: randomUUID(), idx: 0 };
}
