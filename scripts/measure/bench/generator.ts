import { loadWithAutocannon } from './autocannon';
import type { Load, LoadResult } from './load';
import { hasWrk, loadWithWrk } from './wrk';

/** The program that sends the requests. */
export type Generator = 'wrk' | 'autocannon';

/**
 * wrk where it is installed (on Debian: `apt install wrk`), else autocannon. autocannon needs 0.09 ms of CPU a request,
 * so at 11,000 requests a second it is slower than the mock server, and measures itself.
 */
export async function generator(): Promise<Generator> {
  return (await hasWrk()) ? 'wrk' : 'autocannon';
}

/**
 * Sends `count` requests over `connections` keep-alive connections and measures them. Each connection waits for a
 * response before it sends the next request.
 * @throws Error when a connection breaks or times out
 */
export async function send(load: Load): Promise<LoadResult> {
  return (await generator()) === 'wrk' ? loadWithWrk(load) : loadWithAutocannon(load);
}
