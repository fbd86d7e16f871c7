import { http, HttpResponse, type HttpHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import { operations } from '../../openapi/generated/operations';
import { operationRoutes } from '../contract/route-index';
import { fixedFirst } from '../contract/routes';
import type { OperationId } from '../contract/types';
import type { InProcessMock } from '../index';

/** The function of MSW for each method of the contract: a method without one does not compile. */
const makers: Readonly<Record<(typeof operations)[OperationId]['method'], typeof http.get>> = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

/** Everything beside the operations: other methods and paths, the control interface, the pages around the platform. */
const otherPaths = ['api', '__mock', 'outside'].flatMap((name) => [`*/${name}`, `*/${name}/*`]);

/** The ids of the requests that the handlers of a mock server have answered, where `recordOverrides` asks for them. */
const answered = new WeakMap<object, Set<string>>();

/**
 * A mock server in this process as MSW handlers, one for each operation of the contract: `setupServer(...mswHandlers(mock))`.
 * They answer on every host. Set-Cookie stays in the response and does not enter MSW's process-wide cookie jar, so two
 * visitors stay apart. MSW also matches a path with a slash at its end or in another case, so the mock server finds the
 * operation itself.
 */
export function mswHandlers(mock: Pick<InProcessMock, 'fetch'>): HttpHandler[] {
  const resolve = async ({ request, requestId }: { request: Request; requestId: string }) => {
    answered.get(mock)?.add(requestId);
    try {
      return await mock.fetch(request);
    } catch (error) {
      // Fetch reports a broken connection to a page as a network failure.
      if (error instanceof TypeError && error.name === 'ConnectionDropped') return HttpResponse.error();
      throw error;
    }
  };
  return [
    ...fixedFirst(operationRoutes).map(({ id, path }) =>
      makers[operations[id].method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolve),
    ),
    ...otherPaths.map((path) => http.all(path, resolve)),
  ];
}

/**
 * Journals and checks what the handlers of a test answer in the place of the mock server, after `server.use(...)`. The
 * entry of the journal follows the response.
 */
export function recordOverrides({ events }: Pick<SetupServer, 'events'>, mock: InProcessMock): void {
  const own = new Set<string>();
  answered.set(mock, own);
  // The handler reads the body of the request itself, so the copy is from before.
  const copies = new WeakMap<Request, Request>();
  events.on('request:start', ({ request }) => copies.set(request, request.clone()));
  events.on('response:mocked', ({ request, requestId, response }) => {
    if (own.delete(requestId)) return;
    mock.recordOverride(copies.get(request) ?? request, response.clone()).catch(console.error);
  });
}
