import type { Call } from '../call';
import { checkAnswer, checkAnswerHeaders, checkParameters } from '../contract/validators';
import { delivered, deliveryOf } from '../http/delivery';
import { failure } from '../http/envelope';
import { errorCodeOf } from '../http/error-code';
import { personNamedIn, personOfSession } from '../http/person-of-call';
import { type MockAnswer, parseCookies, searchOf } from '../wire/http';
import { readBody } from '../http/read-request';
import type { Breach, Delivery, JournalEntry } from '../world/journal';
import type { World } from '../world/world';
import { takeOverSession } from './session';
import type { PassedAnswer, PassedCall, Upstream } from '../world/upstream';

/**
 * Lets an upstream answer a call (see upstream.ts). Writes the call to the journal, with every breach of the contract
 * in the request or the response. The mock server takes over a session that the response starts, so that its own
 * operations know it.
 * @returns the response; undefined when the handler has to answer
 */
export async function passOn(
  upstream: Upstream,
  { world, request, match, traceId, fault, startedAt }: Call,
): Promise<MockAnswer | undefined> {
  if (match.kind !== 'operation' || !upstream.takes(match.id)) return undefined;
  const read = readBody(match.id, request);
  const call = { world, id: match.id, path: match.path, request, body: read.ok ? read.body : undefined, traceId };
  const answer = await upstream.answer(call).catch((error: unknown) => unreachable(error, traceId));
  if (!answer) return undefined;
  await world.serially(() => takeOverSession(world, call, answer));
  const asked = deliveryOf(fault, world);
  const delivery: Delivery = answer.isDropped ? { ...asked, outcome: 'dropped' } : asked;
  const entry = recordPassed(call, answer, {
    source: upstream.source,
    fault: fault?.id ?? null,
    delivery,
    tookMs: performance.now() - startedAt,
  });
  upstream.answered?.(entry);
  const { status, headers, body } = answer;
  return delivered({ status, headers: [...headers], body }, delivery, fault?.id, world);
}

/** Writes a call to the journal that no handler of the mock server answered. */
export function recordPassed(
  call: PassedCall & { world: World },
  answer: PassedAnswer,
  how: Pick<JournalEntry, 'source' | 'fault' | 'tookMs'> & { delivery: Delivery },
): JournalEntry {
  const { world, id, request, traceId } = call;
  const body = parsedBody(answer);
  return world.journal.add({
    at: world.clock.now(),
    traceId,
    operationId: id,
    person: personOfSession(world, parseCookies(request.headers['cookie'])) ?? personNamedIn(world, call.body),
    method: request.method,
    url: request.url,
    requestHeaders: { ...request.headers },
    requestBody: call.body,
    status: answer.status,
    responseHeaders: answer.headers,
    responseBody: body,
    errorCode: errorCodeOf(body),
    dialect: 'contract',
    breaches: [...requestBreaches(call), ...(answer.isDropped ? [] : answerBreaches(call, answer, body))],
    ...how,
  });
}

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

/** Parsed as JSON where possible, else the text. Undefined without a body. */
function parsedBody({ body }: PassedAnswer): unknown {
  if (body === null) return undefined;
  const text = new TextDecoder().decode(body);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function requestBreaches({ id, path, request }: PassedCall): Breach[] {
  const read = readBody(id, request);
  const problem =
    checkParameters(id, 'path', { ...path })[0] ??
    checkParameters(id, 'query', Object.fromEntries(new URLSearchParams(searchOf(request))))[0] ??
    checkParameters(id, 'header', request.headers)[0] ??
    (read.ok ? undefined : read.problem);
  return problem ? [{ where: 'request', ...problem }] : [];
}

function answerBreaches({ id, request }: PassedCall, { status, headers }: PassedAnswer, body: unknown): Breach[] {
  const ofBody = request.method === 'HEAD' ? [] : checkAnswer(id, status, body);
  return [...ofBody, ...checkAnswerHeaders(id, status, headers)].map((problem) => ({ where: 'response', ...problem }));
}
