import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { resolve } from 'node:path';

/**
 * Reserves a file for this process. A socket beside the file answers as long as the process lives. A process id would
 * not tell: another program gets the id of a dead process, and in each container the ids begin at 1.
 * @returns `release`; null when another mock server has the file
 */
export async function lockFile(path: string): Promise<(() => Promise<void>) | null> {
  const lock = `${process.platform === 'win32' ? String.raw`\\.\pipe\\` : ''}${resolve(path)}.lock`;
  if (await answers(lock)) return null;
  // A process that crashed leaves its socket.
  await rm(lock, { force: true });
  const server = createServer((socket) => socket.destroy()).listen(lock);
  await once(server, 'listening');
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

async function answers(lock: string): Promise<boolean> {
  const socket = connect(lock);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
