import { http, HttpResponse, passthrough, type HttpHandler } from 'msw';

/**
 * MSW handlers over a function that answers requests; it returns null for a path that it does not serve. One handler
 * for each path prefix, not for each operation: the mock server's own route index is faster than MSW's matching.
 */
export function handlersOver(answer: (request: Request) => Promise<Response | null>): HttpHandler[] {
  return ['*/api/*', '*/__mock', '*/__mock/*', '*/outside/*'].map((path) =>
    http.all(path, async ({ request }) => {
      try {
        return (await answer(request)) ?? passthrough();
      } catch (error) {
        // Fetch reports a broken connection to a page as a network failure.
        if (error instanceof TypeError && error.name === 'ConnectionDropped') return HttpResponse.error();
        throw error;
      }
    }),
  );
}
