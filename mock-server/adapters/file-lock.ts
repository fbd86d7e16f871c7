import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const held = new Set<string>();

/**
 * Reserves a file for this process. A file beside it holds the process's id. The lock of a dead process does not count.
 * @returns `release`; or `owner`, the id of the process that has the file
 */
export async function lockFile(path: string): Promise<{ release: () => Promise<void> } | { owner: number }> {
  const lock = `${resolve(path)}.lock`;
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (isRunning(owner) && (owner !== process.pid || held.has(lock))) return { owner };
  // The first process to write the lock wins, so the lock of a dead process must go before.
  await rm(lock, { force: true });
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return lockFile(path);
    throw error;
  }
  held.add(lock);
  return {
    async release() {
      held.delete(lock);
      await rm(lock, { force: true });
    },
  };
}

/** In a container, a new process often has the id of the one before. So the process's own id does not count. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists, and belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
