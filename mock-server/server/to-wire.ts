import type { Fault } from '../world/faults';
import type { ServiceResponse } from '../http/service-response';
import type { MockResponse } from '../http/http';

/** The body is sent as JSON. A text of a fault, or of a handler that sets its own Content-Type, is sent unchanged. */
export function toWire(response: ServiceResponse, traceId: string, fault: Fault | undefined, at: number): MockResponse {
  const headers: [string, string][] = [
    ['X-Trace-Id', traceId],
    ['Date', new Date(at).toUTCString()],
    ['Cache-Control', 'no-store'],
    ...response.headers,
  ];
  for (const cookie of response.cookies) headers.push(['Set-Cookie', cookie]);
  let body: string | Uint8Array | null = null;
  if (response.body !== undefined && response.body !== null) {
    const isRaw = fault?.body !== undefined && typeof response.body === 'string';
    const hasContentType = response.headers.some(([name]) => name.toLowerCase() === 'content-type');
    body =
      isRaw || (hasContentType && typeof response.body === 'string')
        ? String(response.body)
        : JSON.stringify(response.body);
    if (!hasContentType)
      headers.push(['Content-Type', isRaw ? (fault.contentType ?? 'text/html; charset=utf-8') : 'application/json']);
  }
  return { status: response.status, headers, body };
}
