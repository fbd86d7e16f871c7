import type { Middleware } from 'openapi-fetch';
import { ApiError } from './api-error';

/** 204 and 205 have no body; every other good answer of the contract is a JSON object or list. */
export function isWithoutBody(response: Response): boolean {
  return response.status === 204 || response.status === 205;
}

/**
 * A good answer whose body is empty, no JSON, or neither object nor list is an error with the status and trace id that
 * it came with.
 */
export const refuseUnreadable: Middleware = {
  async onResponse({ request, response }) {
    if (!response.ok || isWithoutBody(response)) return;
    try {
      const body: unknown = await response.clone().json();
      if (typeof body === 'object' && body !== null) return;
    } catch {
      // Said below.
    }
    const traceId = response.headers.get('X-Trace-Id') ?? request.headers.get('X-Trace-Id') ?? undefined;
    throw new ApiError('unreadable', { status: response.status, traceId });
  },
};
