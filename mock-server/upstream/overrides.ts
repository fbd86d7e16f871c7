import { getResponse, HttpResponse, passthrough, RequestHandler } from 'msw';
import { fromWebResponse, toWebRequest } from '../http/web';
import { handledMethod } from '../http/http';
import type { PassedCall, PassedResponse, Upstream } from '../world/upstream';

/**
 * MSW handlers of a developer, which override responses of the mock server (see docs/overrides.md). A handler that
 * returns nothing or `passthrough()` leaves the call to the mock server. `HttpResponse.error()` drops the connection.
 */
export class Overrides implements Upstream {
  readonly source = 'override';
  readonly origin = null;

  constructor(readonly handlers: readonly RequestHandler[]) {}

  takes(): boolean {
    return this.handlers.length > 0;
  }

  async respond({ request, traceId }: PassedCall): Promise<PassedResponse | undefined> {
    const response = await getResponse(
      [...this.handlers],
      toWebRequest({ ...request, method: handledMethod(request) }),
    ).catch((error: unknown) => {
      console.error('A handler of mock-server/overrides.ts failed:', error);
      return HttpResponse.text(`A handler of mock-server/overrides.ts failed: ${String(error)}`, { status: 500 });
    });
    if (!response || isPassthrough(response)) return undefined;
    if (response.type === 'error') return { status: 0, headers: [], body: null, isDropped: true };
    const passed = await fromWebResponse(response);
    // An override need not set the trace id, which every response has.
    if (!response.headers.has('x-trace-id')) passed.headers.push(['X-Trace-Id', traceId]);
    return passed;
  }
}

/** @throws TypeError when the file exports no list of MSW handlers */
export function overridesOf(exported: unknown): Overrides {
  if (Array.isArray(exported) && exported.every((one) => one instanceof RequestHandler)) return new Overrides(exported);
  throw new TypeError(
    'mock-server/overrides.ts exports no list of MSW handlers: write "export default [http.get(...)]".',
  );
}

function isPassthrough({ status, statusText }: Response): boolean {
  const sample = passthrough();
  return status === sample.status && statusText === sample.statusText;
}
