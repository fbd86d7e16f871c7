import { http, HttpResponse, passthrough, type HttpHandler } from 'msw';
import type { Worlds } from '../world/worlds';
import { answerFetch, ConnectionDropped } from './fetch';

/**
 * The mock server as MSW handlers, for Vitest: `setupServer(...mswHandlers(mock.worlds))`, or
 * `getResponse(mswHandlers(...), request)`. It has one handler for each path prefix, not for each operation: its own
 * route index is faster than MSW's matching. Set-Cookie stays in the response and does not enter MSW's process-wide
 * cookie jar, so two visitors stay apart.
 */
export function mswHandlers(worlds: Worlds): HttpHandler[] {
  return ['*/api/*', '*/__mock', '*/__mock/*', '*/outside/*'].map((path) =>
    http.all(path, async ({ request }) => {
      try {
        return (await answerFetch(worlds, request)) ?? passthrough();
      } catch (error) {
        // Fetch reports a broken connection to a page as a network failure.
        if (error instanceof ConnectionDropped) return HttpResponse.error();
        throw error;
      }
    }),
  );
}
