import { matchOperation } from '../contract/route-index';
import { handledMethod, pathOf } from '../wire/http';
import { readBody } from '../http/read-request';
import { fromWebRequest, fromWebResponse } from '../http/web';
import { Worlds } from '../seed/worlds';
import { recordPassed } from './pass';

/**
 * An MSW handler of a test replaced a response of the mock server. Writes its response to the journal, and checks it
 * against the contract.
 */
export async function recordOverride(worlds: Worlds, given: Request, response: Response): Promise<void> {
  const request = await fromWebRequest(given);
  const match = matchOperation(handledMethod(request), pathOf(request));
  const name = Worlds.nameOf(request);
  if (match.kind !== 'operation' || name === null) return;
  const world = await worlds.get(name);
  const traceId = response.headers.get('x-trace-id') ?? crypto.randomUUID();
  const passed = await fromWebResponse(response);
  passed.headers.push(['X-Trace-Id', traceId]);
  const { id, path } = match;
  const read = readBody(id, request);
  recordPassed({ world, id, path, request, body: read.ok ? read.body : undefined, traceId }, passed, {
    source: 'override',
    fault: null,
    delivery: { outcome: 'whole', delayMs: null, bytesPerSecond: null },
    tookMs: 0,
  });
}
