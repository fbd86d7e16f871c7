import { type OperationId, operations } from '../../../openapi/generated/operations';
import { documents, isObject, lookUp } from '../../../mock-server/contract/documents';
import { checkResponse, checkResponseHeaders } from '../../../mock-server/contract/validators';

export interface Seen {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Undefined when the response has no body. */
  text: string | undefined;
}

/** What every response must hold. */
export function problemsOf(id: OperationId, { status, headers, text }: Seen): string[] {
  const found: string[] = [];
  if (status >= 500) found.push(`it answered ${status}`);
  const type = headers['content-type'] ?? '';
  const body = text === undefined || text === '' ? undefined : type.includes('json') ? parse(text) : text;
  if (body === NOT_JSON) return [...found, `the body at ${status} is said to be JSON and is none`];
  const types = typesOf(id, status);
  if (status >= 400 ? !type.startsWith('application/json') : body !== undefined && !isOneOf(types, type))
    found.push(`the body at ${status} is ${type || 'of no type'} and not ${types.join(' or ') || 'application/json'}`);
  found.push(...checkResponse(id, status, body).map(({ path, message }) => `${status} ${path || 'body'} ${message}`));
  const wrongHeaders = checkResponseHeaders(id, status, Object.entries(headers));
  found.push(...wrongHeaders.map(({ path, message }) => `${status} ${path} ${message}`));
  if (status >= 400 && isObject(body) && body['traceId'] !== headers['x-trace-id'])
    found.push('traceId and X-Trace-Id differ');
  return found;
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

function codeOf({ text = '' }: Seen): string {
  const body = parse(text);
  return isObject(body) ? String(body['code']) : 'without a code';
}

/**
 * The server had to refuse the request.
 * @param why what is broken in it
 */
export function refusalProblemsOf(id: OperationId, seen: Seen, why: string): string[] {
  const isRefused = seen.status >= 400 && seen.status < 500;
  const body = seen.text === undefined ? undefined : parse(seen.text);
  const isEnvelope =
    isObject(body) &&
    typeof body['code'] === 'string' &&
    typeof body['message'] === 'string' &&
    typeof body['traceId'] === 'string' &&
    Array.isArray(body['errors']);
  return [
    ...(isRefused ? [] : [`it answered ${seen.status} and not 4xx to a request with a fault: ${why}`]),
    ...(isEnvelope ? [] : ['it is not in the error envelope']),
    ...problemsOf(id, seen).filter((problem) => !problem.startsWith('it answered')),
  ];
}

const NOT_JSON = Symbol('not JSON');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}
