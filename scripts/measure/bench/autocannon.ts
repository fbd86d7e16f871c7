import autocannon, { type Result } from 'autocannon';

/** A request as sent. */
export interface WireRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface LoadResult {
  /** Requests per second. */
  rate: number;
  p50Ms: number;
  p99Ms: number;
  /** Number of responses by status. */
  statuses: ReadonlyMap<number, number>;
}

/**
 * Sends `count` requests over `connections` keep-alive connections and measures them. Each connection waits for a
 * response before it sends the next request.
 * @param request returns the nth request
 * @throws Error when a connection breaks or times out
 */
export async function load({
  port,
  count,
  connections,
  request,
}: {
  port: number;
  count: number;
  connections: number;
  request: (n: number) => WireRequest;
}): Promise<LoadResult> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
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
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
  });
  if (errors > 0) throw new Error(`${errors} of ${count} requests broke or timed out.`);
  times.sort((a, b) => a - b);
  return {
    rate: (times.length * 1000) / (endedAt - startedAt),
    p50Ms: times[Math.floor(times.length * 0.5)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    statuses,
  };
}
