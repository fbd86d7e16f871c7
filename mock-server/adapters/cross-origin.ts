import type { MockRequest, MockResponse } from '../http/http';

/** A script of another origin may read these headers of a response. docs/delivery.md asks the same of services. */
export const exposedHeaders = [
  'Date',
  'X-Trace-Id',
  'Retry-After',
  'RateLimit',
  'acting-session-id',
  'acting-session-mode',
  'acting-session-expiry',
] as const;

/**
 * The response to the preflight of a page of an allowed origin (CORS, see https://fetch.spec.whatwg.org). Null for
 * every other request. Only /api is shared; the control interface serves its own origin alone.
 */
export function preflightResponse(request: MockRequest, origins: readonly string[]): MockResponse | null {
  const { method, headers } = request;
  const asked = headers['access-control-request-method'];
  if (method !== 'OPTIONS' || asked === undefined || !isShared(request, origins)) return null;
  return {
    status: 204,
    headers: [
      ['Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
      ['Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? ''],
      ['Access-Control-Max-Age', '600'],
      ...sharingHeaders(request, origins),
    ],
    body: null,
  };
}

/** Lets a page of an allowed origin read the response, with cookies. Empty for any other request. */
export function sharingHeaders(request: MockRequest, origins: readonly string[]): MockResponse['headers'] {
  const { origin } = request.headers;
  if (origin === undefined || !isShared(request, origins)) return [];
  return [
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Allow-Credentials', 'true'],
    ['Access-Control-Expose-Headers', exposedHeaders.join(', ')],
    ['Vary', 'Origin'],
  ];
}

function isShared({ url, headers }: MockRequest, origins: readonly string[]): boolean {
  return url.startsWith('/api/') && headers['origin'] !== undefined && origins.includes(headers['origin']);
}
