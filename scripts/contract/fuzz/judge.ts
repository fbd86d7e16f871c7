import { parseSetCookie } from 'cookie';
import { type OperationId, operations } from '../../../openapi/generated/operations';
import type { Problem } from '../../../mock-server/contract/contract';
import { documents, isObject, type Json, lookUp, refKeys } from '../../../mock-server/contract/documents';
import { errorCodesAt } from '../../../mock-server/contract/error-codes';
import { checkResponse, checkResponseHeaders } from '../../../mock-server/contract/validators';
import { put, valueAt } from './inputs';

export interface Seen {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Undefined when the sender drops them. */
  cookies?: readonly string[];
  /** Of the session. */
  cookieName?: string;
  /** Undefined when the response has no body. */
  text: string | undefined;
  /** Why there is no response; its status is then 0. */
  error?: string;
  /** The one who recorded the response left its body out. */
  isBodyLost?: boolean;
  /** The trace id of the request, when it fits the contract: the response repeats it. */
  traceId?: string | undefined;
}

/** What every response must hold. */
export function problemsOf(id: OperationId, seen: Seen): string[] {
  const { status, headers, text, traceId = headers['x-trace-id'], cookies, error, isBodyLost } = seen;
  if (error !== undefined) return [`nothing answered (${error})`];
  const found: string[] = [];
  if (status >= 500) found.push(`it answered ${status}`);
  const type = headers['content-type'] ?? '';
  const body = bodyOf(seen);
  if (body === NOT_JSON) return [...found, `the body at ${status} is said to be JSON and is none`];
  const types = status >= 400 ? ['application/json'] : typesOf(id, status);
  if ((status >= 400 || text !== undefined) && !isOneOf(types, type))
    found.push(`the body at ${status} is ${type || 'of no type'} and not ${types.join(' or ')}`);
  if (!isBodyLost) found.push(...bodyProblemsOf(id, status, body).problems.map((one) => told(status, one)));
  found.push(...checkResponseHeaders(id, status, Object.entries(headers)).map((one) => told(status, one)));
  if (headers['x-trace-id'] !== traceId) found.push('X-Trace-Id does not repeat that of the request');
  if (status >= 400 && isObject(body) && body['traceId'] !== traceId) found.push('traceId and X-Trace-Id differ');
  if (status === 412 && isObject(body) && !isObject(body['obligation'])) found.push('412 names no obligation');
  return cookies ? [...found, ...cookieProblemsOf(id, status, cookies, seen.cookieName)] : found;
}

/** What the app overlooks, and the contract does not name. */
export function notesOf(id: OperationId, seen: Seen): string[] {
  return bodyProblemsOf(id, seen.status, bodyOf(seen)).notes.map((one) => told(seen.status, one));
}

function told(status: number, { path, message }: Problem): string {
  return `${status} ${path || 'body'} ${message}`;
}

/** Fields that the contract does not name are notes. The rest is judged without them. */
function bodyProblemsOf(id: OperationId, status: number, body: unknown): { problems: Problem[]; notes: Problem[] } {
  const codes = errorCodesAt(id, status);
  if (isObject(body) && codes.length > 0 && typeof body['code'] === 'string' && !codes.includes(body['code']))
    return { problems: [{ path: '/code', message: `is ${body['code']} and not ${codes.join(' or ')}` }], notes: [] };
  const first = checkResponse(id, status, body);
  const notes: Problem[] = [];
  let [rest, problems] = [body, first];
  while (problems.length > 0) {
    const extra = problems.find(({ field }) => field !== undefined);
    if (extra?.field === undefined || notes.length > 200)
      return { problems: first.filter((one) => !notes.includes(one)), notes };
    notes.push(extra);
    rest = put(rest, refKeys({ $ref: `#${extra.field}` }) ?? [], undefined);
    problems = checkResponse(id, status, rest);
  }
  return { problems, notes };
}

/** The declared media types of the body. */
function typesOf(id: OperationId, status: number): string[] {
  const { service, path, method } = operations[id];
  const keys = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content'];
  const content = lookUp(documents[service], keys);
  return isObject(content) ? Object.keys(content) : [];
}

/** Without a declared type, a body is a fault of its own. */
function isOneOf(types: readonly string[], type: string): boolean {
  return types.length === 0 || types.includes(type.split(';')[0]?.trim().toLowerCase() ?? '');
}

/**
 * The request was valid, so the service had no ground to refuse its form.
 * @param hasSession whether it came with a session that the service accepts
 */
export function validProblemsOf(id: OperationId, seen: Seen, hasSession: boolean): string[] {
  const code = codeOf(seen);
  const isForm = code === 'MALFORMED_REQUEST' || code === 'CSRF_TOKEN_INVALID' || [413, 415].includes(seen.status);
  const isForSession = hasSession && seen.status === 401 && operations[id].session !== 'none';
  return [
    ...(seen.status >= 400 && isForm ? [`it refused a request that fits the contract: ${seen.status} ${code}`] : []),
    ...(isForSession ? [`it refused a request with a session: 401 ${code}`] : []),
    ...problemsOf(id, seen),
  ];
}

/** The object or list of the body. Undefined when it is neither. */
export function jsonOf({ text = '' }: Seen): unknown {
  const body = parse(text);
  return typeof body === 'object' && body !== null ? body : undefined;
}

/** Empty when the body is no object. */
export function fieldsOf(seen: Seen): Json {
  const body = jsonOf(seen);
  return isObject(body) ? body : {};
}

export function codeOf(seen: Seen): string {
  return String(fieldsOf(seen)['code'] ?? 'without a code');
}

/** The refusal of each fault. A service that takes no body may see one as malformed, too large or of a wrong type. */
const refusals = {
  schema: ['400'],
  syntax: ['400'],
  body: ['400', '413', '415'],
  'media type': ['415'],
  huge: ['413'],
  csrf: ['403 CSRF_TOKEN_INVALID'],
  session: ['401 MISSING_SESSION_COOKIE'],
  permission: ['403 INSUFFICIENT_PERMISSIONS'],
  obligation: ['412 BLOCKED_BY_OBLIGATION'],
  'step-up': ['412 BLOCKED_BY_OBLIGATION by a step-up'],
};

/** Why the service has to refuse a request, which says how. */
export type Reason = keyof typeof refusals | 'ignorable';
export const reasons = Object.keys(refusals);

/**
 * The service had to refuse the request, for this reason and no other.
 * @param why what is broken in it
 * @param tolerated a status that the same caller gets for a valid request too
 */
export function refusalProblemsOf(
  id: OperationId,
  seen: Seen,
  { reason, why }: { reason: Reason; why: string },
  tolerated = 400,
): string[] {
  // What the contract lets a service overlook, it may refuse or take.
  if (reason === 'ignorable' || seen.error !== undefined) return problemsOf(id, seen);
  const isStepUp = valueAt(fieldsOf(seen), ['obligation', 'command']) === 'stepUp';
  const is = `${seen.status} ${codeOf(seen)}${isStepUp ? ' by a step-up' : ''}`;
  const isExpected = refusals[reason].some((one) => one === is || one === String(seen.status));
  // What the body says is judged after its form.
  const isOfForm = ['schema', 'syntax', 'body', 'media type', 'huge'].includes(reason);
  const isTolerated = isOfForm && seen.status === tolerated && tolerated !== 409 && tolerated !== 422;
  const wanted = refusals[reason].join(' or ');
  return [
    ...(isExpected || (isTolerated && seen.status >= 400)
      ? []
      : [`it answered ${is} and not ${wanted} to a request with a fault: ${why}`]),
    ...problemsOf(id, seen).filter((problem) => !problem.startsWith('it answered')),
  ];
}

const NOT_JSON = Symbol('not JSON');

function bodyOf({ text, headers }: Seen): unknown {
  return text === undefined || !headers['content-type']?.toLowerCase().includes('json') ? text : parse(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

/** Their success begins a session. */
const signIns: ReadonlySet<OperationId> = new Set<OperationId>(['login', 'finishPasskeySignIn']);

/** Epoch seconds, epoch milliseconds or ISO 8601, as docs/contract.md allows. */
const MOMENT = /^(?:\d{10}|\d{13}|\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))$/;

/** Of the readable cookies among these, in epoch ms. */
export function endsTold(cookies: Iterable<string>): number[] {
  return [...cookies]
    .filter((value) => MOMENT.test(value))
    .map((value) => (/^\d+$/.test(value) ? Number(value.padEnd(13, '0')) : Date.parse(value)));
}

/**
 * @param cookies the values of `Set-Cookie`
 * @param name the session cookie; over https it has the prefix `__Host-`
 */
function cookieProblemsOf(id: OperationId, status: number, cookies: readonly string[], name = 'session'): string[] {
  const set = cookies.map((cookie) => parseSetCookie(cookie)).filter(({ maxAge }) => maxAge !== 0);
  const session = set.find((cookie) => cookie.name === name || cookie.name === `__Host-${name}`);
  const isEndTold = set.some(({ value = '', httpOnly }) => !httpOnly && endsTold([value]).length > 0);
  const found: string[] = [];
  const isSuccess = status >= 200 && status < 300;
  if (!session && isSuccess && signIns.has(id)) found.push(`${status} sets no session cookie`);
  if (session && !session.httpOnly) found.push(`${status} sets a session cookie without HttpOnly`);
  if (session && session.sameSite !== 'lax' && session.sameSite !== 'strict')
    found.push(`${status} sets a session cookie without SameSite=Lax`);
  if (session?.name.startsWith('__Host-') && !session.secure)
    found.push(`${status} sets a session cookie without Secure`);
  if (!isEndTold && (session || (isSuccess && id === 'prolongSession')))
    found.push(`${status} sets no readable cookie with the end of the session`);
  return found;
}
