import type { Middleware } from 'openapi-fetch';
import { ApiError, type ApiErrorKind, errorFromResponse } from '../response/api-error';
import { apiConfiguration } from '../configure';
import { csrfHeader, freshCsrfToken, needsCsrfToken } from './csrf';

/**
 * Sends a request and reads the whole response within the configured time. For a 403 CSRF_TOKEN_INVALID, it fetches a
 * new token and repeats the request once with it. This happens when another tab or a sign-in has renewed the cookie.
 * @throws ApiError of kind `timeout`, `aborted` or `network`
 */
export async function send(request: Request): Promise<Response> {
  if (!needsCsrfToken(request)) return sendOnce(request);
  const again = request.clone();
  const response = await sendOnce(request);
  if (response.status !== 403 || !(await refusesToken(response))) return response;
  const token = await freshCsrfToken(request.headers.get(csrfHeader) ?? undefined);
  if (!token) return response;
  again.headers.set(csrfHeader, token);
  return sendOnce(again);
}

async function refusesToken(response: Response): Promise<boolean> {
  try {
    return errorFromResponse(response, await response.json()).code === 'CSRF_TOKEN_INVALID';
  } catch {
    return false;
  }
}

async function sendOnce(request: Request): Promise<Response> {
  const { timeoutMs } = apiConfiguration();
  // One controller serves both reasons to stop. AbortSignal.any, which joins two signals, is newer than our oldest
  // supported browsers.
  const stop = new AbortController();
  let late = false;
  // setTimeout instead of AbortSignal.timeout: the call can clear it, and tests can control it with fake timers.
  const timer = setTimeout(() => {
    late = true;
    stop.abort();
  }, timeoutMs);
  const giveUp = () => stop.abort();
  request.signal.addEventListener('abort', giveUp);
  if (request.signal.aborted) giveUp();
  try {
    const { response, text } = await exchange(request, stop.signal, () =>
      late ? 'timeout' : request.signal.aborted ? 'aborted' : 'network',
    );
    return readable(response, text);
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', giveUp);
  }
}

/**
 * Sends the request and reads the whole body. A stalled body is a time-out; a broken one is a network failure. Only
 * errors of `fetch` and of the reading become an ApiError. Errors of our own code pass through unchanged.
 * @param failure returns the kind of the failure; called after the call has failed
 * @throws ApiError of the kind that `failure` returns
 */
async function exchange(
  request: Request,
  signal: AbortSignal,
  failure: () => ApiErrorKind,
): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(request, { signal });
    return { response, text: await response.text() };
  } catch (cause) {
    throw new ApiError(failure(), { traceId: request.headers.get('X-Trace-Id') ?? undefined, cause });
  }
}

/**
 * Lets three readers share a body that has arrived as text, without `clone`. A copy of the response for each would cost
 * milliseconds on a slow phone.
 */
function readable(response: Response, text: string): Response {
  return Object.assign(response, {
    text: async () => text,
    json: async (): Promise<unknown> => JSON.parse(text),
  });
}

/**
 * Makes a successful response readable for openapi-fetch: a JSON object or list, or no body. For a call without a
 * result, services send 204, an empty 200 or plain text. `unwrap` then checks whether the caller needs a body.
 * @throws ApiError of kind `unreadable` for an HTML page, which comes from a proxy and not from the service
 */
export const readBody: Middleware = {
  async onResponse({ request, response }) {
    if (!response.ok) return undefined;
    const text = await response.text();
    if (isStructure(text)) return undefined;
    if (/^\s*</.test(text)) {
      const traceId = response.headers.get('X-Trace-Id') ?? request.headers.get('X-Trace-Id') ?? undefined;
      throw new ApiError('unreadable', { status: response.status, traceId });
    }
    const headers = new Headers(response.headers);
    // With this header, openapi-fetch would try to parse the empty body.
    headers.delete('Content-Length');
    return new Response(null, { status: response.status, headers });
  },
};

function isStructure(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null;
  } catch {
    return false;
  }
}
