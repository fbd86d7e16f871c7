import { checkAnswer, checkAnswerHeaders, checkParameters } from '../contract/validators';
import type { OperationId } from '../contract/types';
import { failure } from '../http/envelope';
import type { MockAnswer, MockRequest } from '../http/http';
import { readBody } from '../http/read-request';
import type { Fault } from '../world/faults';
import type { Breach, JournalEntry } from '../world/journal';
import { errorCodeOf } from '../http/error-code';
import type { World } from '../world/world';
import { takeOverSession } from './session';
import type { PassedAnswer, PassedCall, Upstream } from './upstream';

interface Passing {
  world: World;
  request: MockRequest;
  id: OperationId;
  path: Record<string, string>;
  traceId: string;
  fault: Fault | undefined;
}

/**
 * Lets an upstream answer a call (see upstream.ts). Writes the call to the journal, with every breach of the contract
 * in the request or the response. The mock server takes over a session that the response starts, so that its own
 * operations know it.
 * @returns the response; undefined when the handler has to answer
 */
export async function passOn(
  upstream: Upstream,
  { world, request, id, path, traceId, fault }: Passing,
): Promise<MockAnswer | undefined> {
  if (!upstream.takes(id)) return undefined;
  const begun = performance.now();
  const read = readBody(id, request);
  const call: PassedCall = { world, id, request, path, body: read.ok ? read.body : undefined, traceId };
  const answer = await upstream.answer(call).catch((error: unknown) => unreachable(error, traceId));
  if (!answer) return undefined;
  await world.serially(() => takeOverSession(world, call, answer));
  const body = parsedBody(answer);
  const entry: JournalEntry = {
    id: world.journal.nextId(),
    at: world.clock.now(),
    tookMs: performance.now() - begun,
    traceId,
    operationId: id,
    method: request.method,
    url: request.url,
    requestHeaders: { ...request.headers },
    requestBody: call.body,
    status: answer.status,
    responseHeaders: answer.headers,
    responseBody: body,
    errorCode: errorCodeOf(body),
    fault: fault?.id ?? null,
    voice: 'contract',
    source: upstream.source,
    breaches: [...requestBreaches(call, read), ...answerBreaches(call, answer, body)],
  };
  world.journal.add(entry);
  upstream.answered?.(entry);
  return { status: answer.status, headers: [...answer.headers], body: answer.body };
}

/** The response for a service that cannot be reached. */
function unreachable(error: unknown, traceId: string): PassedAnswer {
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

/** The parsed JSON of a body, or its text when that is not JSON; undefined without a body. */
function parsedBody({ body }: PassedAnswer): unknown {
  if (body === null) return undefined;
  const text = new TextDecoder().decode(body);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function requestBreaches({ id, path, request }: PassedCall, read: ReturnType<typeof readBody>): Breach[] {
  const at = request.url.indexOf('?');
  const query = at < 0 ? {} : Object.fromEntries(new URLSearchParams(request.url.slice(at + 1)));
  const problem =
    checkParameters(id, 'path', { ...path })[0] ??
    checkParameters(id, 'query', query)[0] ??
    checkParameters(id, 'header', request.headers)[0] ??
    (read.ok ? undefined : read.problem);
  return problem ? [{ where: 'request', ...problem }] : [];
}

function answerBreaches({ id, request }: PassedCall, { status, headers }: PassedAnswer, body: unknown): Breach[] {
  const ofBody = request.method === 'HEAD' ? [] : checkAnswer(id, status, body);
  return [...ofBody, ...checkAnswerHeaders(id, status, headers)].map((problem) => ({ where: 'response', ...problem }));
}
