import type { Call } from '../call/call';
import { checkResponse, checkResponseHeaders } from '../contract/validators';
import { matchOperation } from '../contract/routes';
import type { OperationId } from '../contract/types';
import { errorCodeOf, failure, type ServiceResponse } from '../http/envelope';
import { delivered, deliveryOf, faultyCall, faultyResponse, replacesResponse } from '../call/fault';
import {
  allowedMethods,
  handledMethod,
  type MockRequest,
  type MockResponse,
  parseCookies,
  pathOf,
  setCookie,
} from '../http/http';
import { personNamedIn, personOfSession } from '../world/person-of-call';
import { readBody } from '../http/read-request';
import { respondToOperation } from './operation';
import { passOn } from '../upstream/pass';
import { cookieNames } from '../world/sessions';
import type { Fault } from '../world/faults';
import type { Delivery, JournalEntry } from '../world/journal';
import { isUndone, momentOf } from '../world/snapshot';
import { traceIdIn } from '../http/trace';
import type { World } from '../world/world';

/**
 * Answers one API request in one world, step by step:
 *
 * 1. `begin` finds the operation, and the fault that a tester set on it.
 * 2. `askUpstreams`: a handler of the developer or a real service may answer. Then only step 6 follows.
 * 3. `produce` lets a fault replace the response. Otherwise it runs the operation (see operation.ts: read, admit,
 *    handle). Calls of one world run one after the other.
 * 4. `write` makes bytes and headers of the response, and `check` compares it with the contract.
 * 5. `record` writes down the call as the caller gets it.
 * 6. A fault may still delay, slow down, cut off or drop the response.
 *
 * This module does not depend on Node, Vite or MSW.
 */
export async function dispatch(world: World, request: MockRequest): Promise<MockResponse> {
  world.lastUsed = Date.now();
  const { overrides, upstream } = world.surroundings;
  // The moment before a call is no moment within another one, to which a rewind would lead.
  if (!overrides && !upstream) return world.serially(() => answer(begin(world, request)));
  const call = begin(world, request);
  return (await askUpstreams(call)) ?? world.serially(() => answer(call));
}

async function answer(call: Call): Promise<MockResponse> {
  const response = await produce(call);
  return record(call, response, write(call, response));
}

function begin(world: World, request: MockRequest): Call {
  const before = momentOf(world);
  const match = matchOperation(handledMethod(request), pathOf(request));
  const id = match.kind === 'operation' ? match.id : null;
  const cookies = parseCookies(request.headers['cookie']);
  const fault = id === null ? undefined : world.faults.take(id, faultyCall({ world, request, cookies }, id));
  const traceId = traceIdIn(request.headers) ?? world.random.hex(32);
  return {
    startedAt: performance.now(),
    ...{ world, request, cookies, traceId, match, fault, before },
    sessionPerson: personOfSession(world, cookies),
    breaches: [],
    requestBody: undefined,
  };
}

/** A fault with its own response keeps the call from the upstreams. */
async function askUpstreams(call: Call): Promise<MockResponse | undefined> {
  const { overrides, upstream } = call.world.surroundings;
  if (call.fault && replacesResponse(call.fault)) return undefined;
  return (overrides && (await passOn(overrides, call))) ?? (upstream && (await passOn(upstream, call)));
}

async function produce(call: Call): Promise<ServiceResponse> {
  const { match, fault, traceId } = call;
  if (match.kind === 'none') return failure(404, 'NOT_FOUND', traceId);
  if (match.kind === 'wrongMethod') {
    const wrong = failure(405, 'METHOD_NOT_ALLOWED', traceId);
    wrong.headers.push(['Allow', allowedMethods(match.allowed)]);
    return wrong;
  }
  if (fault && replacesResponse(fault)) {
    call.requestBody = readBody(match.id, call.request).body;
    return faultyResponse(fault, match.id, traceId);
  }
  try {
    return await respondToOperation(call, match.id, match.path);
  } catch (error) {
    // A bug in the mock server itself. The journal has the call, and the caller gets the usual error envelope.
    console.error(`${match.id} failed:`, error);
    return failure(500, 'SERVER_ERROR', traceId);
  }
}

/** A browser without a CSRF token gets one. */
function write(call: Call, response: ServiceResponse): MockResponse {
  const { world, cookies, traceId, match, fault } = call;
  if (!cookies[cookieNames.csrf]) response.cookies.push(setCookie(cookieNames.csrf, world.random.hex(32)));
  const sent = toWire(response, traceId, fault, world.clock.now());
  if (match.kind === 'operation') check(call, match.id, response, sent.headers);
  return sent;
}

/** The body is sent as JSON. A text of a fault, or of a handler that sets its own Content-Type, is sent unchanged. */
export function toWire(response: ServiceResponse, traceId: string, fault: Fault | undefined, at: number): MockResponse {
  const headers: [string, string][] = [
    ['X-Trace-Id', traceId],
    ['Date', new Date(at).toUTCString()],
    ['Cache-Control', 'no-store'],
    ...response.headers,
  ];
  for (const cookie of response.cookies) headers.push(['Set-Cookie', cookie]);
  let body: string | Uint8Array | null = null;
  if (response.body !== undefined && response.body !== null) {
    const isRaw = fault?.body !== undefined && typeof response.body === 'string';
    const hasContentType = response.headers.some(([name]) => name.toLowerCase() === 'content-type');
    body =
      isRaw || (hasContentType && typeof response.body === 'string')
        ? String(response.body)
        : JSON.stringify(response.body);
    if (!hasContentType)
      headers.push(['Content-Type', isRaw ? (fault.contentType ?? 'text/html; charset=utf-8') : 'application/json']);
  }
  return { status: response.status, headers, body };
}

/** Also checks the response of a fault, which a tester can make invalid. */
function check(
  { breaches }: Call,
  id: OperationId,
  { status, body }: ServiceResponse,
  headers: MockResponse['headers'],
): void {
  for (const { path, message } of [...checkResponse(id, status, body), ...checkResponseHeaders(id, status, headers)])
    breaches.push({ where: 'response', path, message });
}

/** Writes the call to the journal. Returns the response with what a fault does to its delivery. */
function record(call: Call, response: ServiceResponse, sent: MockResponse): MockResponse {
  const { world, fault } = call;
  const delivery = deliveryOf(fault, world);
  world.journal.add(entryOf(call, response, sent, delivery), isUndone(world, call.before) ? undefined : call.before);
  return delivered(sent, delivery, fault?.id, world);
}

function entryOf(
  call: Call,
  { status, body }: ServiceResponse,
  sent: MockResponse,
  delivery: Delivery,
): Omit<JournalEntry, 'id'> {
  const { world, request, traceId, match, fault, breaches, requestBody, before } = call;
  return {
    at: before.at,
    tookMs: performance.now() - call.startedAt,
    traceId,
    operationId: match.kind === 'operation' ? match.id : null,
    person: call.sessionPerson ?? personNamedIn(world, requestBody),
    method: request.method,
    url: request.url,
    ...{ requestHeaders: request.headers, requestBody },
    ...{ status, responseHeaders: sent.headers, responseBody: body },
    errorCode: errorCodeOf(body),
    fault: fault?.id ?? null,
    ...{ delivery, breaches },
    source: 'mock',
  };
}
