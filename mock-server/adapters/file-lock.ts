import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The locks of this process. */
const held = new Set<string>();

/**
 * Reserves a file for this process, by a file beside it that holds the process's id. Takes over what a process left
 * that is gone.
 * @returns `release`; or `owner`, the id of the process that has the file
 */
export async function lockFile(path: string): Promise<{ release: () => Promise<void> } | { owner: number }> {
  const lock = `${resolve(path)}.lock`;
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (isRunning(owner) && (owner !== process.pid || held.has(lock))) return { owner };
  // The first process that writes it wins, so the lock of a process that is gone must go before.
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

/** In a container a new process often has the id of the one before, so its own id does not count. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process is there, and belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
