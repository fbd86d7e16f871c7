import { http, HttpResponse, type HttpHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import { operations } from '../../openapi/generated/operations';
import { operationRoutes } from '../contract/routes';
import type { OperationId } from '../contract/types';
import type { InProcessMock } from './in-process';

/** A method of the contract without its function of MSW does not compile. */
const makers: Readonly<Record<(typeof operations)[OperationId]['method'], typeof http.get>> = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

/**
 * Covers everything beside the operations: other methods and paths, the control interface, the pages around the
 * platform.
 */
const otherPaths = ['api', '__mock', 'outside'].flatMap((name) => [`*/${name}`, `*/${name}/*`]);

/** For `recordOverrides`: the ids of the requests to which a mock server itself responded. */
const handled = new WeakMap<object, Set<string>>();

/**
 * A mock server in this process as MSW handlers, one for each operation of the contract:
 * `setupServer(...mswHandlers(mock))`. They match every host. Set-Cookie stays in the response and does not enter MSW's
 * process-wide cookie jar, so two visitors stay apart. MSW ignores case and a slash at the end of a path, so the mock
 * server finds the operation itself.
 */
export function mswHandlers(mock: Pick<InProcessMock, 'fetch'>): HttpHandler[] {
  const resolve = async ({ request, requestId }: { request: Request; requestId: string }) => {
    handled.get(mock)?.add(requestId);
    try {
      return await mock.fetch(request);
    } catch (error) {
      // A page sees a broken connection as a network failure of fetch.
      if (error instanceof TypeError && error.name === 'ConnectionDropped') return HttpResponse.error();
      throw error;
    }
  };
  return [
    ...operationRoutes.map(({ id, path }) =>
      makers[operations[id].method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolve),
    ),
    ...otherPaths.map((path) => http.all(path, resolve)),
  ];
}

/**
 * After `server.use(...)`, the handlers of a test replace the mock server. This journals and checks their responses.
 * The entry of the journal follows the response.
 */
export function recordOverrides({ events }: Pick<SetupServer, 'events'>, mock: InProcessMock): void {
  const own = new Set<string>();
  handled.set(mock, own);
  // The handler reads the body of the request itself, so the copy is made before.
  const copies = new WeakMap<Request, Request>();
  events.on('request:start', ({ request }) => copies.set(request, request.clone()));
  events.on('response:mocked', ({ request, requestId, response }) => {
    if (own.delete(requestId)) return;
    mock.recordOverride(copies.get(request) ?? request, response.clone()).catch(console.error);
  });
}
