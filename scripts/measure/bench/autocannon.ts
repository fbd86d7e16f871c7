import autocannon, { type Result } from 'autocannon';
import type { Load, LoadResult } from './load';

/** Sends the requests with autocannon: see `send` of generator.ts. @throws Error when a connection breaks or times out */
export async function loadWithAutocannon({ port, count, connections, request }: Load): Promise<LoadResult> {
  const times: number[] = [];
  let refused = 0;
  let next = 0;
  const startedAt = performance.now();
  let endedAt = startedAt;
  const { errors } = await new Promise<Result>((resolve, reject) => {
    const running = autocannon(
      {
        url: `http://127.0.0.1:${port}`,
        amount: count,
        connections: Math.min(connections, count),
        requests: [
          {
            setupRequest: (given) => {
              const { method, path, headers = {}, body } = request(next);
              next += 1;
              const all = { Accept: 'application/json', ...headers };
              return { ...given, method, path, headers: all, ...(body !== undefined && { body }) };
            },
          },
        ],
      },
      (error: Error | null, result) => (error ? reject(error) : resolve(result)),
    );
    // The library's own histogram counts whole milliseconds.
    running.on('response', (_client, status, _bytes, ms) => {
      endedAt = performance.now();
      times.push(ms);
      if (status >= 400) refused += 1;
    });
  });
  if (errors > 0) throw new Error(`${errors} of ${count} requests broke or timed out.`);
  times.sort((a, b) => a - b);
  return {
    rate: (times.length * 1000) / (endedAt - startedAt),
    p50Ms: times[Math.floor(times.length * 0.5)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    refused,
  };
}
