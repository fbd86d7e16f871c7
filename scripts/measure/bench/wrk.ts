import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Load, LoadResult, WireRequest } from './load';

const SCRIPT = fileURLToPath(new URL('wrk.lua', import.meta.url));
const MOST_SECONDS = 120;
/** A response that takes longer counts as broken. */
const LONGEST_ANSWER = '10s';
const run = promisify(execFile);
let known: Promise<boolean> | undefined;

/** Whether wrk is installed. Only on Linux, because the script reads the clock of Linux. */
export function hasWrk(): Promise<boolean> {
  known ??= run('wrk', ['-v']).then(
    () => process.platform === 'linux',
    // wrk ends with code 1 after its version.
    ({ code }: { code?: unknown }) => process.platform === 'linux' && code !== 'ENOENT',
  );
  return known;
}

/** Sends the requests with wrk: see `send` of generator.ts. @throws Error when a connection breaks or times out */
export async function loadWithWrk({ port, count, connections, request }: Load): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'wrk-'));
  try {
    const file = join(folder, 'requests');
    const texts = Array.from({ length: count }, (_, n) => wireText(request(n), port));
    await writeFile(file, texts.map((text) => `${Buffer.byteLength(text)}\n${text}`).join(''));
    const options = [
      '-t1',
      `-c${Math.min(connections, count)}`,
      `-d${MOST_SECONDS}s`,
      '--timeout',
      LONGEST_ANSWER,
      '-s',
      SCRIPT,
    ];
    const { stdout } = await run('wrk', [...options, `http://127.0.0.1:${port}`, '--', file]);
    const line = stdout.split('\n').find((each) => each.startsWith('result ')) ?? '';
    const [seconds, requests, p50Ms, p99Ms, refused, broken] = line.split(' ').slice(1).map(Number);
    if (!seconds || !requests || p50Ms === undefined || p99Ms === undefined || refused === undefined)
      throw new Error(`wrk did not send ${count} requests in ${MOST_SECONDS} seconds:\n${stdout}`);
    if (broken !== 0) throw new Error(`${broken} of ${count} requests broke or timed out.`);
    return { rate: requests / seconds, p50Ms, p99Ms, refused };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A request as it goes over the wire (HTTP/1.1). */
function wireText({ method, path, headers = {}, body }: WireRequest, port: number): string {
  const all = {
    Host: `127.0.0.1:${port}`,
    Accept: 'application/json',
    ...headers,
    ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
  };
  const fields = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${fields.join('')}\r\n${body ?? ''}`;
}
