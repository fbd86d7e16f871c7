const TRACE_ID = /^[A-Za-z0-9._-]{1,64}$/;
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The id of `X-Trace-Id`, else of `traceparent` (W3C Trace Context); undefined without a sound one. */
export function traceIdIn(headers: Readonly<Record<string, string | undefined>>): string | undefined {
  const id = headers['x-trace-id'] ?? '';
  return TRACE_ID.test(id) ? id : TRACE_PARENT.exec(headers['traceparent'] ?? '')?.[1];
}

/** The caller's `traceparent`, unless it belongs to another trace. */
export function traceParentOf(traceId: string, parent = ''): string | undefined {
  return TRACE_PARENT.exec(parent)?.[1] === traceId ? parent : undefined;
}
