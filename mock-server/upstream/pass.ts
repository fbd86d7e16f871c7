import type { Call } from '../call/call';
import { checkParameters, checkResponse, checkResponseHeaders } from '../contract/validators';
import { delivered, deliveryOf } from '../call/fault';
import { errorCodeOf, failure } from '../http/envelope';
import { personNamedIn, personOfSession } from '../world/person-of-call';
import { type MockResponse, parseCookies, queryOf } from '../http/http';
import { readBody } from '../http/read-request';
import type { Breach, Delivery, JournalEntry } from '../world/journal';
import { isUndone, momentOf } from '../world/snapshot';
import type { World } from '../world/world';
import { takeOverSession } from './session';
import type { PassedCall, PassedResponse, Upstream } from '../world/upstream';

/**
 * Lets an upstream answer a call (see upstream.ts). Writes the call to the journal, with every breach of the contract
 * in the request or the response. The mock server takes over a session that the response starts, so that its own
 * operations know it.
 * @returns the response; undefined when the handler has to answer
 */
export async function passOn(
  upstream: Upstream,
  { world, request, match, traceId, fault, startedAt, before }: Call,
): Promise<MockResponse | undefined> {
  if (match.kind !== 'operation' || !upstream.takes(match.id)) return undefined;
  const read = readBody(match.id, request);
  const call = { world, id: match.id, path: match.path, request, body: read.ok ? read.body : undefined, traceId };
  const response = await upstream.respond(call).catch((error: unknown) => unreachable(error, traceId));
  if (!response) return undefined;
  await world.serially(() => takeOverSession(world, call, response));
  const asked = deliveryOf(fault, world);
  const delivery: Delivery = response.isDropped ? { ...asked, outcome: 'dropped' } : asked;
  const tookMs = performance.now() - startedAt;
  recordPassed(call, response, { source: upstream.source, fault: fault?.id ?? null, delivery, tookMs }, before);
  const { status, headers, body } = response;
  return delivered({ status, headers: [...headers], body }, delivery, fault?.id, world);
}

/** Writes a call to the journal that no handler of the mock server answered. */
export function recordPassed(
  call: PassedCall & { world: World },
  response: PassedResponse,
  how: Pick<JournalEntry, 'source' | 'fault' | 'tookMs'> & { delivery: Delivery },
  before = momentOf(call.world),
): void {
  const { world, id, request, traceId } = call;
  const body = parsedBody(response);
  world.journal.add(
    {
      at: before.at,
      traceId,
      operationId: id,
      person: personOfSession(world, parseCookies(request.headers['cookie'])) ?? personNamedIn(world, call.body),
      method: request.method,
      url: request.url,
      requestHeaders: { ...request.headers },
      requestBody: call.body,
      status: response.status,
      responseHeaders: response.headers,
      responseBody: body,
      errorCode: errorCodeOf(body),
      breaches: [...requestBreaches(call), ...(response.isDropped ? [] : responseBreaches(call, response, body))],
      ...how,
    },
    isUndone(world, before) ? undefined : before,
  );
}

function unreachable(error: unknown, traceId: string): PassedResponse {
  const reason = error instanceof Error && error.name === 'TimeoutError' ? 'it took too long' : 'it cannot be reached';
  const { status, body, headers } = failure(503, 'SERVICE_UNAVAILABLE', traceId, {
    message: `The service behind the mock server did not answer: ${reason}.`,
    details: { retryAfterSeconds: 30 },
  });
  return {
    status,
    headers: [...headers, ['Content-Type', 'application/json'], ['X-Trace-Id', traceId]],
    body: new TextEncoder().encode(JSON.stringify(body)),
  };
}

/** Parsed as JSON where possible, else the text. Undefined without a body. */
function parsedBody({ body }: PassedResponse): unknown {
  if (body === null) return undefined;
  const text = new TextDecoder().decode(body);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function requestBreaches({ id, path, request }: Pick<PassedCall, 'id' | 'path' | 'request'>): Breach[] {
  const read = readBody(id, request);
  const problem =
    checkParameters(id, 'path', { ...path })[0] ??
    checkParameters(id, 'query', queryOf(request))[0] ??
    checkParameters(id, 'header', request.headers)[0] ??
    (read.ok ? undefined : read.problem);
  return problem ? [{ where: 'request', ...problem }] : [];
}

function responseBreaches({ id, request }: PassedCall, { status, headers }: PassedResponse, body: unknown): Breach[] {
  const ofBody = request.method === 'HEAD' ? [] : checkResponse(id, status, body);
  return [...ofBody, ...checkResponseHeaders(id, status, headers)].map((problem) => ({
    where: 'response',
    ...problem,
  }));
}
