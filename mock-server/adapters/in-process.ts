import { respondToFetch } from './fetch';
import { type Mock, mockOver } from '../client';
import { seedWorld } from '../seed';
import { Worlds } from '../world/worlds';
import { textsOnDisk } from './texts-on-disk';
import { matchOperation } from '../contract/routes';
import { handledMethod, pathOf } from '../http/http';
import { readBody } from '../http/read-request';
import { fromWebRequest, fromWebResponse } from '../http/web';
import { recordPassed } from '../upstream/pass';

/**
 * An MSW handler of a test replaced a response of the mock server. Writes its response to the journal, and checks it
 * against the contract.
 */
async function recordOverride(worlds: Worlds, webRequest: Request, response: Response): Promise<void> {
  const request = await fromWebRequest(webRequest);
  const match = matchOperation(handledMethod(request), pathOf(request));
  const name = Worlds.nameOf(request);
  if (match.kind !== 'operation' || name === null) return;
  const world = await worlds.get(name);
  const traceId = response.headers.get('x-trace-id') ?? crypto.randomUUID();
  const passed = await fromWebResponse(response);
  if (!response.headers.has('x-trace-id')) passed.headers.push(['X-Trace-Id', traceId]);
  const { id, path } = match;
  const read = readBody(id, request);
  recordPassed({ world, id, path, request, body: read.ok ? read.body : undefined, traceId }, passed, {
    source: 'override',
    fault: null,
    delivery: { outcome: 'whole', delayMs: null, bytesPerSecond: null },
    tookMs: 0,
  });
}

export interface InProcessMock extends Mock {
  /** For access to what the control interface does not offer. */
  readonly worlds: Worlds;
  /**
   * Answers a request as the mock server would over HTTP. @throws ConnectionDropped when a fault breaks the connection
   */
  fetch(request: Request): Promise<Response>;
  /** Journals and checks the response of an MSW handler that overrode the mock server: see msw.ts. */
  recordOverride(request: Request, response: Response): Promise<void>;
}

/** Opens no port, and every world is new. For Vitest and for scripts. */
export function createMock({ origin = 'http://localhost:4010' }: { origin?: string } = {}): InProcessMock {
  const worlds = new Worlds(seedWorld, textsOnDisk);
  const send = async (request: Request) =>
    (await respondToFetch(worlds, request)) ??
    new Response('The mock server answers under /api, /__mock and /outside.', { status: 404 });
  return {
    ...mockOver(origin, send),
    worlds,
    fetch: send,
    recordOverride: (request, response) => recordOverride(worlds, request, response),
  };
}
