import { handledMethod, type MockRequest, type MockResponse, queryOf } from '../http/http';
import { traceIdIn } from '../http/trace';
import { decodeText, isTooDeep } from '../http/read-request';
import { UnknownScenarioError } from '../seed';
import { RecordError } from '../world/store/record-error';
import { NoRoomError, NoWorldError, type Worlds } from '../world/worlds';
import { calls } from './calls';
import { aboutWorlds, type ControlCall, type ControlContext, type Reply } from './define';
import { type ControlId, matchControl, controlContract, type ControlOperation } from '../contract/control';
import { FaultRuleError } from '../call/checked-rule';
import { commonHeaders, ControlRefusal, malformed, notFound, refusalResponse } from './refusal';
import { asset } from './pages/assets';
import type { ParameterPlace, Problem } from '../contract/contract';

function controlBodyProblem(operation: ControlOperation, body: unknown): Problem | undefined {
  const { types, required } = controlContract.bodyRule(operation);
  if (body === undefined) return required ? { path: '', message: 'a JSON body is required' } : undefined;
  if (types.length === 0) return { path: '', message: 'this call takes no body' };
  return controlContract.requestBody(operation, 'application/json')(body)[0];
}

/** Coerces the path or query values in place. */
function controlParameterProblem(
  operation: ControlOperation,
  place: ParameterPlace,
  values: Record<string, unknown>,
): Problem | undefined {
  return controlContract.parameters(operation, place)(values)[0];
}

/** Says what is wrong, and names the field. */
function inWords({ path, message }: Problem): string {
  return path === '' ? message : `"${path.slice(1, 100).replaceAll('/', '.')}" ${message}`;
}

/** A snapshot needs the most. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Responds to a call of the control interface (see docs/decisions/one-mock.md; control.yaml), in the world of this
 * name. An invalid call gets the error envelope with a sentence that says what to do. A refused call changes
 * nothing.
 */
export async function control(worlds: Worlds, name: string, request: MockRequest): Promise<MockResponse> {
  const traceId = traceIdIn(request.headers) ?? 'control';
  try {
    const response = (await asset(worlds, request)) ?? (await handle(worlds, name, request));
    response.headers.push(['X-Trace-Id', traceId]);
    return response;
  } catch (error) {
    if (error instanceof ControlRefusal) return refusalResponse(error, traceId);
    if (error instanceof FaultRuleError)
      return refusalResponse(
        new ControlRefusal(error.code === 'OFF_CONTRACT' ? 422 : 400, error.code, error.message, error.field),
        traceId,
      );
    if (error instanceof NoWorldError) return refusalResponse(notFound(error.message), traceId);
    if (error instanceof NoRoomError)
      return refusalResponse(new ControlRefusal(429, 'TOO_MANY_WORLDS', error.message), traceId);
    if (error instanceof RecordError || error instanceof RangeError)
      return refusalResponse(malformed(error.message), traceId);
    if (error instanceof UnknownScenarioError) return refusalResponse(notFound(error.message), traceId);
    throw error;
  }
}

async function handle(worlds: Worlds, name: string, request: MockRequest): Promise<MockResponse> {
  const at = request.url.indexOf('?');
  const pathname = at < 0 ? request.url : request.url.slice(0, at);
  const method = handledMethod(request);
  const match = matchControl(method, pathname);
  if (match.kind === 'none') throw notFound('The control interface has no such call. GET /__mock/docs lists them.');
  if (match.kind === 'wrongMethod')
    throw new ControlRefusal(405, 'METHOD_NOT_ALLOWED', `This call takes ${match.allowed.join(' or ')}.`);
  const operation = match.id;
  const { id } = operation;
  const query = queryOf(request);
  // Any URL may name its world (see `worldCookie`), so `mock-world` is not a parameter of the call.
  delete query['mock-world'];
  const body = readJson(request);
  const problem =
    controlParameterProblem(operation, 'path', match.path) ??
    controlParameterProblem(operation, 'query', query) ??
    controlBodyProblem(operation, body);
  if (problem)
    throw malformed(
      `This call cannot be understood: ${inWords(problem)}. GET /__mock/docs says what it takes.`,
      problem.path,
    );
  const received = { worlds, request, path: match.path, query, body };
  if (aboutWorlds.some((one) => one === id)) {
    const reply = await run(id, { ...received, world: undefined });
    if (method !== 'GET') for (const { changes } of worlds.list()) changes.tell(id);
    return toResponse(reply);
  }
  const world = await worlds.get(name);
  world.lastUsed = Date.now();
  const context = { ...received, world };
  if (method === 'GET') return toResponse(await run(id, context));
  const reply = await world.serially(() => run(id, context));
  if (id !== 'verifyCalls') world.changes.tell(id);
  return toResponse(reply);
}

function mediaTypeOf({ headers }: MockRequest): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

function readJson(request: MockRequest): unknown {
  const { method, body } = request;
  if (handledMethod(request) === 'GET') return undefined;
  const isEmpty = !body || body.length === 0;
  if (mediaTypeOf(request) !== 'application/json' && !(method === 'DELETE' && isEmpty)) {
    throw new ControlRefusal(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Send this call with "Content-Type: application/json", also when it has no body.',
    );
  }
  if (isEmpty) return undefined;
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new ControlRefusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body without Content-Encoding.');
  if (body.length > MOST_BYTES)
    throw new ControlRefusal(413, 'PAYLOAD_TOO_LARGE', `The body is larger than ${MOST_BYTES} bytes: send less.`);
  const text = decodeText(body);
  if (text === undefined) throw malformed('The body is not UTF-8: encode it so.');
  if (isTooDeep(text)) throw malformed('The body is nested too deeply: nothing here needs more than 24 levels.');
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('The body is not JSON: check it with a JSON parser.');
  }
}

async function run<Id extends ControlId>(id: Id, context: object): Promise<Reply<Id>> {
  const call: ControlCall<Id> = calls[id];
  if (!isContextOf<Id>(context)) throw new ControlRefusal(500, 'SERVER_ERROR', 'The call came without its world.');
  return call(context);
}

/** `handle` has validated path, query and body against control.yaml, so the untyped values fit the types. */
function isContextOf<Id extends ControlId>(context: object): context is ControlContext<Id> {
  return 'world' in context;
}

function toResponse(reply: Reply<ControlId>): MockResponse {
  if (reply === undefined) return { status: 204, headers: [...commonHeaders], body: null };
  if ('raw' in reply) return reply.raw;
  const headers = [
    ...commonHeaders,
    ...(reply.headers ?? []),
    ['Content-Type', reply.contentType ?? 'application/json'] satisfies [string, string],
  ];
  for (const cookie of reply.cookies ?? []) headers.push(['Set-Cookie', cookie]);
  return { status: reply.status ?? 200, headers, body: JSON.stringify(reply.body) };
}
