import autocannon from 'autocannon';

/** Each connection waits for a response before it sends its next request. */
const CONNECTIONS = 10;

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface LoadResult {
  /** The number of requests. */
  sent: number;
  /** Requests a second. */
  rate: number;
  p99Ms: number;
}

/**
 * Sends the requests in turn, for `duration` seconds or for a number of calls.
 * @throws Error when a request was refused or its connection broke: then the figures would compare nothing
 */
export async function load(
  port: number,
  requests: LoadRequest[],
  until: { duration: number } | { amount: number },
): Promise<LoadResult> {
  const url = `http://127.0.0.1:${port}`;
  let begun = 0;
  const result = await autocannon({
    ...{ url, connections: CONNECTIONS, requests, ...until },
    // Each connection begins at another request. Together at the same one, they would load one process of several.
    setupClient: (client) => {
      const first = Math.floor((begun++ * requests.length) / CONNECTIONS);
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  const { errors, non2xx, requests: sent, duration, latency } = result;
  if (errors > 0 || non2xx > 0)
    throw new Error(`${requests[0]?.path}: ${errors} requests broke, and ${non2xx} of ${sent.total} were refused.`);
  return { sent: sent.total, rate: sent.total / duration, p99Ms: latency.p99 };
}
