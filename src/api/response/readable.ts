import type { Middleware } from 'openapi-fetch';
import { ApiError } from './api-error';

/**
 * Makes a good answer one that can be read: JSON, an object or a list, or an answer without a body. Services differ in
 * whether a call that answers nothing gives 204, an empty 200, or a word; what a flow needs of the body is for `unwrap`
 * to ask.
 * @throws ApiError of kind `unreadable` for a page of HTML: a proxy gave it, and not the service
 */
export const readBody: Middleware = {
  async onResponse({ request, response }) {
    if (!response.ok) return undefined;
    const text = await response.clone().text();
    if (isStructure(text)) return undefined;
    if (/^\s*</.test(text)) {
      const traceId = response.headers.get('X-Trace-Id') ?? request.headers.get('X-Trace-Id') ?? undefined;
      throw new ApiError('unreadable', { status: response.status, traceId });
    }
    const headers = new Headers(response.headers);
    // With a length openapi-fetch would parse the body that is not there.
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
