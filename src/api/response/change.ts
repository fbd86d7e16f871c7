import type { Middleware } from 'openapi-fetch';

const changes = new WeakSet<Response>();

/** Marks the responses to calls that change something. It has to see the final response, so register it first. */
export const markChanges: Middleware = {
  onResponse({ request, response }) {
    if (request.method !== 'GET') changes.add(response);
  },
};

export function isOfChange(response: Response): boolean {
  return changes.has(response);
}
