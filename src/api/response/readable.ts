import type { Middleware } from 'openapi-fetch';
import { ApiError } from './api-error';

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
