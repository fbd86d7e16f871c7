import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Lies below the ports that systems give to outgoing connections: from 32,768 on Linux, from 16,000 in some sandboxes.
 * A connection could take such a port before its server starts.
 */
const [FIRST, LAST] = [10_000, 16_000];

/**
 * Another process may take the port before the caller listens.
 * @throws Error when none of 50 tries finds a free one
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(FIRST, LAST);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => once(probe.close(), 'close').then(() => true),
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error(`There is no free port between ${FIRST} and ${LAST}.`);
}
