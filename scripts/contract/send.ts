const LONGEST_RESPONSE_MS = 30_000;

/**
 * Every request of the tester is sent here. It follows no redirect, because the next origin would get password or
 * cookies too, and it waits 30 s at most.
 * @throws TypeError when nothing answers, and DOMException (TimeoutError)
 */
export function send(url: string, request: Pick<RequestInit, 'method' | 'headers' | 'body'>): Promise<Response> {
  return fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(LONGEST_RESPONSE_MS) });
}
