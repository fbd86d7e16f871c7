import { http, HttpResponse, passthrough, type HttpHandler } from 'msw';
import type { Worlds } from '../worlds';
import { answerFetch, ConnectionDropped } from './fetch';

/**
 * The mock server as handlers of MSW, for Vitest: `setupServer(...mswHandlers(mock.worlds))`, or
 * `getResponse(mswHandlers(...), request)`. One handler for each of its three places, and not one for each operation:
 * the index behind it is faster than MSW's own matching. Set-Cookie stands in the answer as it is; nothing is kept in
 * MSW's process-wide cookie jar, so two visitors stay apart.
 */
export function mswHandlers(worlds: Worlds): HttpHandler[] {
  return ['*/api/*', '*/__mock', '*/__mock/*', '*/outside/*'].map((path) =>
    http.all(path, async ({ request }) => {
      try {
        return (await answerFetch(worlds, request)) ?? passthrough();
      } catch (error) {
        // To a page, a connection that breaks is the network failure that fetch reports.
        if (error instanceof ConnectionDropped) return HttpResponse.error();
        throw error;
      }
    }),
  );
}
