import type { Middleware } from 'openapi-fetch';
import { rememberCall } from './reads';

const changes = new WeakSet<Response>();

const traceIds = new WeakMap<Response, string>();

/** Remembers of a response what its request was. It has to see the final response, so register it first. */
export const rememberRequest: Middleware = {
  onResponse({ request, response }) {
    if (import.meta.env.DEV) rememberCall(request, response);
    if (request.method !== 'GET') changes.add(response);
    const traceId = request.headers.get('X-Trace-Id');
    if (traceId !== null) traceIds.set(response, traceId);
  },
};

export function isOfChange(response: Response): boolean {
  return changes.has(response);
}

/** The trace id of a response, else the one of its request. Either finds the call in the logs. */
export function traceIdOfResponse(response: Response): string | undefined {
  return response.headers.get('X-Trace-Id') ?? traceIds.get(response);
}
