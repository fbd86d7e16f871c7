import { operations } from '../../openapi/generated/operations';
import type { Call } from '../call/call';
import type { Problem } from '../contract/contract';
import { errorCodesAt } from '../contract/error-codes';
import type { Needs, OperationId } from '../contract/types';
import { checkParameters } from '../contract/validators';
import { handlers } from '../handlers';
import type { Context, Handler, Handlers } from '../handlers/define';
import { failure, Refusal, type ServiceResponse } from '../http/envelope';
import { queryOf } from '../http/http';
import { runOnce } from './idempotency';
import { readBody } from '../http/read-request';
import { nextObligation, obligationBody } from '../rules/obligations';
import { mayManage } from '../rules/security/access';
import { stepUpBeforeChange } from '../rules/security/step-up';
import { refusalOf } from '../rules/sign-in';
import type { Person, Session } from '../world/store/collections';
import type { World } from '../world/world';
import {
  cookieNames,
  findSession,
  isFormer,
  ownerOf,
  removeSession,
  sessionCookies,
  slideSession,
} from '../world/sessions';

interface Input {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

interface Caller {
  session: Session | null;
  person: Person | null;
}

/** A step ended the call with this response. */
interface Refused {
  refusal: ServiceResponse;
}

/**
 * Runs one operation: `read` checks the request against the contract, `admit` applies the rules that all operations
 * share, and `handle` runs the handler. The order decides which refusal wins: CSRF, malformed request, missing session,
 * session of another person, missing product access, change by an impersonator, open obligation, key of a submission,
 * account security or role, step-up.
 */
export async function respondToOperation(
  call: Call,
  id: OperationId,
  path: Record<string, string>,
): Promise<ServiceResponse> {
  const input = read(call, id, path);
  if ('refusal' in input) return input.refusal;
  const caller = await admit(call, id);
  if ('refusal' in caller) return caller.refusal;
  return handle(call, id, input, caller);
}

function read(call: Call, id: OperationId, path: Record<string, string>): Input | Refused {
  const { request, cookies, traceId } = call;
  const query = queryOf(request);
  const read = readBody(id, request);
  call.requestBody = read.body;
  const token = cookies[cookieNames.csrf];
  if (operations[id].csrf && (!token || request.headers['x-csrf-token'] !== token))
    return { refusal: failure(403, 'CSRF_TOKEN_INVALID', traceId) };
  const problem =
    checkParameters(id, 'path', path)[0] ??
    checkParameters(id, 'query', query)[0] ??
    checkParameters(id, 'header', request.headers)[0] ??
    (read.ok ? undefined : read.problem);
  if (!problem) return { path, query, body: read.body };
  call.breaches.push({ where: 'request', path: problem.path, message: problem.message });
  return { refusal: malformed(read.ok ? 400 : read.status, problem, traceId) };
}

async function admit({ world, request, cookies, traceId }: Call, id: OperationId): Promise<Caller | Refused> {
  const refuse = (...args: Parameters<typeof failure>) => ({ refusal: failure(...args) });
  const rule = operations[id].session;
  const needs: Needs = operations[id].needs;
  const session = rule === 'none' ? null : await openSession(world, cookies[cookieNames.session]);
  const person = session ? (world.db.persons.get(session.personId) ?? null) : null;
  if (!session || !person)
    return rule === 'required' ? refuse(401, 'MISSING_SESSION_COOKIE', traceId) : { session, person };
  if (isForAnother(person, id, request.headers['expected-person-id']))
    return refuse(409, 'SESSION_OF_ANOTHER_PERSON', traceId);
  if ((needs.productAccess && !person.hasProductAccess) || (needs.notWhileImpersonating && session.impersonation))
    return refuse(403, 'INSUFFICIENT_PERMISSIONS', traceId);
  const obligation = needs.obligationsMet ? nextObligation(world, session) : null;
  if (obligation) return refuse(412, 'BLOCKED_BY_OBLIGATION', traceId, { obligation: obligationBody(obligation) });
  return { session, person };
}

/** The session ends when who signed in may not sign in any more. */
async function openSession(world: World, id: string | undefined): Promise<Session | null> {
  const session = await findSession(world, id);
  const owner = session && world.db.persons.get(ownerOf(session));
  if (!session || !owner || refusalOf(world, owner) === null) return session;
  removeSession(world, session);
  return null;
}

async function handle(call: Call, id: OperationId, input: Input, caller: Caller): Promise<ServiceResponse> {
  const { world, request, cookies, traceId } = call;
  // A call prolongs the session, unless its header says otherwise.
  const slides = caller.session !== null && request.headers['prolong-session'] !== 'false';
  const session = caller.session && slides ? await slideSession(world, caller.session) : caller.session;
  const needs: Needs = operations[id].needs;
  const stepUp = () => (session && caller.person ? stepUpBeforeChange(world, session, caller.person) : undefined);
  const context = { ...contextOf(call, input, { ...caller, session }), stepUp };
  const key = request.headers['idempotency-key'];
  const owner = session && ownerOf(session);
  const submission = { world, id, key, browser: cookies[cookieNames.csrf] ?? '', owner, ...input, traceId };
  const response = await runOnce(submission, async () => {
    if (!hasRights(world, needs, { ...caller, session })) return failure(403, 'INSUFFICIENT_PERMISSIONS', traceId);
    try {
      if (needs.freshStepUp === 'first') await stepUp();
      return await callHandler(id, context);
    } catch (thrown) {
      if (thrown instanceof Refusal) return failure(thrown.status, thrown.code, traceId, thrown.options);
      throw thrown;
    }
  });
  // Sends the new end of the session, unless the handler ended the session or set another cookie itself. A former id
  // must not take the place of the new one in the browser.
  const isSet = response.cookies.some((cookie) => cookie.startsWith(`${cookieNames.session}=`));
  if (session && slides && !isSet && world.db.sessions.get(session.id) && !isFormer(world, session))
    response.cookies.push(...sessionCookies(session));
  return response;
}

function contextOf({ world, request, cookies, traceId }: Call, input: Input, caller: Caller): object {
  return {
    world,
    ...input,
    ...caller,
    headers: request.headers,
    cookies,
    origin: request.appOrigin ?? request.origin,
    respond: (
      status: number,
      body?: unknown,
      { headers = {}, cookies: set = [] }: { headers?: Record<string, string>; cookies?: string[] } = {},
    ): ServiceResponse => ({ status, body, headers: Object.entries(headers), cookies: set }),
    fail: (status: number, code: Parameters<typeof failure>[1], options?: Parameters<typeof failure>[3]) =>
      failure(status, code, traceId, options),
  };
}

function hasRights(world: World, needs: Needs, { session, person }: Caller): boolean {
  const managesSecurity = !needs.accountSecurity || (session !== null && mayManage(world, session));
  return managesSecurity && (!needs.role || (person?.allClientAccessRoles.length ?? 0) > 0);
}

/**
 * Whether a change was made for another person than that of the session (docs/decisions/person.md). Only an operation
 * that declares this refusal reads the header.
 */
function isForAnother({ id: own }: Person, id: OperationId, expected: string | undefined): boolean {
  return expected !== undefined && expected !== own && errorCodesAt(id, 409).includes('SESSION_OF_ANOTHER_PERSON');
}

function callHandler<Id extends OperationId>(id: Id, context: object): ServiceResponse | Promise<ServiceResponse> {
  if (!isContextOf(id, context)) throw new Error(`${id} was called without the session that its contract requires.`);
  const all: Handlers = handlers;
  const handler: Handler<Id> = all[id];
  return handler(context);
}

/** Turns untyped values into a typed context: `read` has validated them against the contract. */
function isContextOf<Id extends OperationId>(id: Id, context: object): context is Context<Id> {
  return operations[id].session !== 'required' || ('session' in context && context.session !== null);
}

function malformed(status: 400 | 413 | 415, problem: Problem, traceId: string): ServiceResponse {
  const code = status === 413 ? 'PAYLOAD_TOO_LARGE' : status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'MALFORMED_REQUEST';
  return failure(status, code, traceId, {
    message:
      `The request is off the contract: ${problem.path && `"${problem.path.slice(1)}" `}${problem.message}.`.slice(
        0,
        500,
      ),
    field: problem.path.slice(0, 200),
  });
}
