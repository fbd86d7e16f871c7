import type { Fault } from '../world/faults';
import type { Answer } from '../wire/answer';
import type { MockAnswer } from '../wire/http';

/** The body is sent as JSON. A text of a fault, or of a handler that sets its own Content-Type, is sent unchanged. */
export function toWire(answer: Answer, traceId: string, fault: Fault | undefined, at: number): MockAnswer {
  const headers: [string, string][] = [
    ['X-Trace-Id', traceId],
    ['Date', new Date(at).toUTCString()],
    ['Cache-Control', 'no-store'],
    ...answer.headers,
  ];
  for (const cookie of answer.cookies) headers.push(['Set-Cookie', cookie]);
  let body: string | Uint8Array | null = null;
  if (answer.body !== undefined && answer.body !== null) {
    const isRaw = fault?.body !== undefined && typeof answer.body === 'string';
    const hasContentType = answer.headers.some(([name]) => name.toLowerCase() === 'content-type');
    body =
      isRaw || (hasContentType && typeof answer.body === 'string') ? String(answer.body) : JSON.stringify(answer.body);
    if (!hasContentType)
      headers.push(['Content-Type', isRaw ? (fault.contentType ?? 'text/html; charset=utf-8') : 'application/json']);
  }
  return { status: answer.status, headers, body };
}
