import { operations } from '../openapi/generated/operations';
import type { Problem } from './contract/contract';
import { errorCodesAt } from './contract/error-codes-at';
import { checkAnswer, checkAnswerHeaders, checkParameters, declaredStatuses } from './contract/validators';
import { matchOperation } from './contract/route-index';
import type { OperationId } from './contract/types';
import type { Answer } from './http/answer';
import type { Context, Handler, Handlers } from './handlers/define';
import { failure } from './http/envelope';
import { errorCodeOf } from './http/error-code';
import { replacesResponse, faultyAnswer } from './http/fault-answer';
import { faultyCall } from './http/faulty-call';
import { runOnce } from './http/idempotency';
import { handlers } from './handlers';
import {
  allowedMethods,
  answeredMethod,
  type MockAnswer,
  type MockRequest,
  parseCookies,
  setCookie,
} from './http/http';
import type { Breach } from './world/journal';
import { readBody } from './http/read-request';
import { toWire, withFault } from './http/to-wire';
import { passOn } from './upstream/pass';
import { nextObligation, obligationBody } from './rules/obligations';
import { cookieNames, findSession, sessionCookies, slideSession } from './world/sessions';
import { voices } from './voices';
import { bendsContract, type VoiceName } from './voices/names';
import type { World } from './world/world';

/**
 * Operations that an open obligation must not block with 412. Some report obligations in their own response. The others
 * satisfy one.
 */
const neverBlocked: ReadonlySet<OperationId> = new Set<OperationId>([
  'checkObligations',
  'getLanding',
  'addPhoneNumber',
  'addEmailAddress',
]);
/** A trace id that the response repeats. For any other, the server makes its own. */
const TRACE_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** One request, and what its steps find out for the journal. */
interface Call {
  world: World;
  request: MockRequest;
  cookies: Readonly<Record<string, string>>;
  traceId: string;
  /** Where the request or the response breaks the contract. */
  breaches: Breach[];
  requestBody: unknown;
  /** The error code of the handler. A voice (see voices/index.ts) may send another one, or send it in another place. */
  errorCode: string | null;
}

/**
 * Answers one API request in one world:
 *
 * 1. It finds the operation, and the fault that a tester set on it.
 * 2. If an upstream (a real service, or a recording of one) takes the call, `passOn` gets its response, checks it and
 *    journals the call. Only step 6 follows. A fault with its own response keeps the call here.
 * 3. A fault with its own response replaces the handler. Otherwise `handle` validates the request, applies the common
 *    rules (CSRF, session, obligations) and runs the handler. Calls of one world run one after the other.
 * 4. The voice of the world changes the form of the response.
 * 5. The response is checked against the contract, and the journal records the call.
 * 6. A fault may still delay, slow down, cut off or drop the response.
 *
 * This module does not depend on Node, Vite or MSW.
 */
export async function dispatch(world: World, request: MockRequest): Promise<MockAnswer> {
  const startedAt = performance.now();
  world.lastUsed = Date.now();
  const givenTraceId = request.headers['x-trace-id'];
  const traceId = givenTraceId !== undefined && TRACE_ID.test(givenTraceId) ? givenTraceId : world.random.hex(32);
  const call: Call = {
    world,
    request,
    cookies: parseCookies(request.headers['cookie']),
    traceId,
    breaches: [],
    requestBody: undefined,
    errorCode: null,
  };
  const queryAt = request.url.indexOf('?');
  const pathname = queryAt < 0 ? request.url : request.url.slice(0, queryAt);
  const dropsSlash = voices[world.voice].takesTrailingSlash === true && pathname.endsWith('/');
  const match = matchOperation(answeredMethod(request), dropsSlash ? pathname.slice(0, -1) : pathname);
  const id = match.kind === 'operation' ? match.id : null;
  const fault = id ? world.faults.take(id, faultyCall(call, id)) : undefined;
  const { upstream } = world.surroundings;
  if (upstream && match.kind === 'operation' && !(fault && replacesResponse(fault))) {
    const passed = await passOn(upstream, { world, request, id: match.id, path: match.path, traceId, fault });
    if (passed) return withFault(passed, fault, world);
  }
  const voice = fault?.voice ?? (id ? world.voiceOf(id) : 'contract');
  // Whether the response breaks the contract on purpose. A fault's own response has no voice.
  const isBent = id !== null && bendsContract(voice) && !(fault && replacesResponse(fault));
  const answer = await world.serially(async () => {
    if (match.kind === 'none') return failure(404, 'NOT_FOUND', traceId);
    if (match.kind === 'wrongMethod') {
      const wrong = failure(405, 'METHOD_NOT_ALLOWED', traceId);
      wrong.headers.push(['Allow', allowedMethods(match.allowed)]);
      return wrong;
    }
    if (fault && replacesResponse(fault)) return faultyAnswer(fault, match.id, traceId);
    try {
      const search = queryAt < 0 ? '' : request.url.slice(queryAt + 1);
      return inVoice(voice, match.id, await handle(call, match.id, match.path, search), call);
    } catch (error) {
      // A bug in the mock server itself. The journal records the call, and the caller gets the usual error envelope.
      console.error(`${match.id} failed:`, error);
      return failure(500, 'SERVER_ERROR', traceId);
    }
  });
  if (!call.cookies[cookieNames.csrf]) answer.cookies.push(setCookie(cookieNames.csrf, world.random.hex(32)));
  // The check includes responses of faults: a tester may ask for an invalid one, and the journal records the breach.
  // `inVoice` has already checked a response that a voice bends.
  const plain = toWire(answer, traceId, fault, world.clock.now());
  if (id && !isBent) checkOutgoing(id, answer, plain.headers, call.breaches);
  // In development the app checks each response too. This header tells it that the breach is on purpose.
  if (isBent) plain.headers.push(['X-Mock-Voice', voice]);
  const sent = withFault(isBent ? (voices[voice].write?.(id, plain) ?? plain) : plain, fault, world);
  world.journal.add({
    id: world.journal.nextId(),
    at: world.clock.now(),
    tookMs: performance.now() - startedAt,
    traceId,
    operationId: id,
    method: request.method,
    url: request.url,
    requestHeaders: request.headers,
    requestBody: call.requestBody,
    status: answer.status,
    responseHeaders: sent.headers,
    responseBody: answer.body,
    errorCode: isBent ? call.errorCode : errorCodeOf(answer.body),
    fault: fault?.id ?? null,
    voice,
    source: 'mock',
    breaches: call.breaches,
  });
  return sent;
}

/**
 * Changes a response into the form of a voice. If the voice breaks the contract on purpose, the check runs before it.
 * The journal then records the breaches of the handler, and not those of the voice.
 */
function inVoice(voice: VoiceName, id: OperationId, answer: Answer, call: Call): Answer {
  if (bendsContract(voice)) {
    call.errorCode = errorCodeOf(answer.body);
    for (const problem of checkAnswer(id, answer.status, answer.body))
      call.breaches.push({ where: 'response', ...problem });
  }
  return voices[voice].speak(id, answer);
}

/**
 * Validates one request, applies the common rules and runs the handler. The order decides which refusal wins: CSRF,
 * malformed request, missing session, session of another person, missing product access, open obligation, key of a
 * submission.
 */
async function handle(call: Call, id: OperationId, path: Record<string, string>, search: string): Promise<Answer> {
  const { world, request, cookies, traceId } = call;
  const rule = operations[id];
  const query: Record<string, unknown> = search === '' ? {} : Object.fromEntries(new URLSearchParams(search));
  const read = readBody(id, request);
  call.requestBody = read.body;
  if (rule.csrf) {
    const token = cookies[cookieNames.csrf];
    if (!token || request.headers['x-csrf-token'] !== token) return failure(403, 'CSRF_TOKEN_INVALID', traceId);
  }
  const problem =
    checkParameters(id, 'path', path)[0] ??
    checkParameters(id, 'query', query)[0] ??
    checkParameters(id, 'header', request.headers)[0] ??
    (read.ok ? undefined : read.problem);
  if (problem) {
    call.breaches.push({ where: 'request', ...problem });
    return refusal(read.ok ? 400 : read.status, problem, traceId);
  }
  let session = rule.session === 'none' ? null : findSession(world, cookies[cookieNames.session]);
  const person = session ? (world.db.persons.get(session.personId) ?? null) : null;
  if (rule.session === 'required' && (!session || !person)) return failure(401, 'MISSING_SESSION_COOKIE', traceId);
  if (person && namesAnother(person.id, id, request)) return failure(409, 'SESSION_OF_ANOTHER_PERSON', traceId);
  if (rule.session === 'required' && person && !person.hasProductAccess && needsProductAccess(id))
    return failure(403, 'INSUFFICIENT_PERMISSIONS', traceId);
  if (session && person && !neverBlocked.has(id) && declaredStatuses(id).includes(412)) {
    const obligation = nextObligation(world, session);
    if (obligation) return failure(412, 'BLOCKED_BY_OBLIGATION', traceId, { obligation: obligationBody(obligation) });
  }
  // A call prolongs the session, unless its header says otherwise.
  const slides = session !== null && request.headers['prolong-session'] !== 'false';
  if (session && slides) session = await slideSession(world, session);
  const context = {
    world,
    path,
    query,
    body: read.ok ? read.body : undefined,
    headers: request.headers,
    cookies,
    origin: request.appOrigin ?? request.origin,
    session,
    person,
    respond: (
      status: number,
      body?: unknown,
      extra?: { headers?: Record<string, string>; cookies?: string[] },
    ): Answer => ({
      status,
      body,
      headers: extra?.headers ? Object.entries(extra.headers) : [],
      cookies: extra?.cookies ?? [],
    }),
    fail: (status: number, code: Parameters<typeof failure>[1], options?: Parameters<typeof failure>[3]) =>
      failure(status, code, traceId, options),
  };
  const key = request.headers['idempotency-key'];
  const submission = {
    world,
    id,
    key,
    browser: cookies[cookieNames.csrf] ?? '',
    path,
    query,
    body: context.body,
    traceId,
  };
  const answer = await runOnce(submission, () => callHandler(id, context));
  // Sends the new end of the session, unless the handler ended the session or set another cookie itself.
  if (
    session &&
    slides &&
    world.db.sessions.get(session.id) &&
    !answer.cookies.some((cookie) => cookie.startsWith(`${cookieNames.session}=`))
  ) {
    answer.cookies.push(...sessionCookies(session));
  }
  return answer;
}

/**
 * Whether the operation refuses an account that is not set up in the product (see docs/product/6-permissions.md). The
 * contract says so with its 403.
 */
function needsProductAccess(id: OperationId): boolean {
  return errorCodesAt(id, 403).includes('INSUFFICIENT_PERMISSIONS');
}

/**
 * Whether a change was made for another person than that of the session (docs/decisions/person.md). Only an operation
 * whose contract says so reads the header.
 */
function namesAnother(personId: string, id: OperationId, { headers }: MockRequest): boolean {
  const expected = headers['expected-person-id'];
  return expected !== undefined && expected !== personId && errorCodesAt(id, 409).includes('SESSION_OF_ANOTHER_PERSON');
}

/** Calls the handler of an operation. */
function callHandler<Id extends OperationId>(id: Id, context: object): Answer | Promise<Answer> {
  if (!isContextOf(id, context)) throw new Error(`${id} was called without the session that its contract requires.`);
  const all: Handlers = handlers;
  const handler: Handler<Id> = all[id];
  return handler(context);
}

/**
 * Turns untyped values into a typed context: `handle` has validated path, query, header and body against the contract.
 */
function isContextOf<Id extends OperationId>(id: Id, context: object): context is Context<Id> {
  return operations[id].session !== 'required' || ('session' in context && context.session !== null);
}

/** The response for a request that breaks the contract. */
function refusal(status: 400 | 413 | 415, problem: Problem, traceId: string): Answer {
  const code = status === 413 ? 'PAYLOAD_TOO_LARGE' : status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'MALFORMED_REQUEST';
  return failure(status, code, traceId, {
    message: `The request is off the contract: ${problem.message}.`.slice(0, 500),
    field: problem.path.slice(0, 200),
  });
}

/** Adds every place where a response breaks the contract to `breaches`. */
function checkOutgoing(id: OperationId, answer: Answer, headers: MockAnswer['headers'], breaches: Breach[]): void {
  for (const problem of checkAnswer(id, answer.status, answer.body)) breaches.push({ where: 'response', ...problem });
  for (const problem of checkAnswerHeaders(id, answer.status, headers))
    breaches.push({ where: 'response', ...problem });
}
