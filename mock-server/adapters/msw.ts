import { http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import type { SetupServer } from 'msw/node';
import { operations } from '../../openapi/generated/operations';
import { operationRoutes } from '../contract/route-index';
import { fixedFirst, type Match } from '../contract/routes';
import type { OperationId } from '../contract/types';
import type { InProcessMock } from '../index';

/** Answers a request. @throws ConnectionDropped when a fault breaks the connection */
type AnswerRequest = (request: Request, match?: Match<OperationId>) => Promise<Response>;

/** The function of MSW for each method of the contract: a method without one does not compile. */
const makers: Readonly<Record<(typeof operations)[OperationId]['method'], typeof http.get>> = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

/** Everything beside the operations: other methods and paths of the services, the control interface, the pages around. */
const otherPaths = ['*/api/*', '*/__mock', '*/__mock/*', '*/outside/*'];

/**
 * A mock server in this process as MSW handlers: `setupServer(...mswHandlers(mock))`. Set-Cookie stays in the response
 * and does not enter MSW's process-wide cookie jar, so two visitors stay apart.
 */
export function mswHandlers(mock: Pick<InProcessMock, 'fetch'>): HttpHandler[] {
  return handlersOver((request, match) => mock.fetch(request, { match }));
}

/**
 * Journals and checks what the handlers of a test answer in the place of the mock server, after `server.use(...)`. The
 * entry of the journal follows the response.
 */
export function recordOverrides(
  { events }: Pick<SetupServer, 'events'>,
  mock: Pick<InProcessMock, 'recordOverride'>,
): void {
  // The handler reads the body of the request itself, so the copy is from before.
  const copies = new WeakMap<Request, Request>();
  events.on('request:start', ({ request }) => copies.set(request, request.clone()));
  events.on('response:mocked', ({ request, response }) => {
    mock.recordOverride(copies.get(request) ?? request, response.clone()).catch(console.error);
  });
}

/** MSW handlers over a function that answers requests: one handler for each operation of the contract. */
export function handlersOver(answer: AnswerRequest): HttpHandler[] {
  const respond = async (request: Request, match?: Match<OperationId>) => {
    try {
      return await answer(request, match);
    } catch (error) {
      // Fetch reports a broken connection to a page as a network failure.
      if (error instanceof TypeError && error.name === 'ConnectionDropped') return HttpResponse.error();
      throw error;
    }
  };
  return [
    ...fixedFirst(operationRoutes).map(({ id, path }) =>
      makers[operations[id].method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request, params }) =>
        respond(request, { kind: 'operation', id, path: textsOf(params) }),
      ),
    ),
    ...otherPaths.map((path) => http.all(path, ({ request }) => respond(request))),
  ];
}

function textsOf(params: PathParams): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
