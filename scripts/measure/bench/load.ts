/** A request as sent. */
export interface WireRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** What to send. */
export interface Load {
  port: number;
  count: number;
  connections: number;
  /** Returns the nth request. */
  request: (n: number) => WireRequest;
}

export interface LoadResult {
  /** Requests per second. */
  rate: number;
  p50Ms: number;
  p99Ms: number;
  /** Number of responses with a status of 400 or more. */
  refused: number;
}
