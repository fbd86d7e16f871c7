import type { OperationId } from '../../../openapi/generated/operations';
import { isObject } from '../../../mock-server/contract/documents';
import { checkResponse, checkResponseHeaders } from '../../../mock-server/contract/validators';

export interface Seen {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Undefined when the response has no body. */
  text: string | undefined;
}

/** The request was valid. */
export function problemsOf(id: OperationId, { status, headers, text }: Seen): string[] {
  const found: string[] = [];
  if (status >= 500) found.push(`it answered ${status}`);
  const type = headers['content-type'] ?? '';
  const body = text === undefined || text === '' ? undefined : type.includes('json') ? parse(text) : text;
  if (body === NOT_JSON) return [...found, `the body at ${status} is said to be JSON and is none`];
  if (status >= 400 && !type.startsWith('application/json'))
    found.push(`the error at ${status} is ${type || 'of no type'} and not application/json`);
  found.push(...checkResponse(id, status, body).map(({ path, message }) => `${status} ${path || 'body'} ${message}`));
  const wrongHeaders = checkResponseHeaders(id, status, Object.entries(headers));
  found.push(...wrongHeaders.map(({ path, message }) => `${status} ${path} ${message}`));
  if (status >= 400 && isObject(body) && body['traceId'] !== headers['x-trace-id'])
    found.push('traceId and X-Trace-Id differ');
  return found;
}

/** The server had to refuse the request. */
export function refusalProblemsOf(id: OperationId, seen: Seen): string[] {
  const isRefused = seen.status >= 400 && seen.status < 500;
  const body = seen.text === undefined ? undefined : parse(seen.text);
  const isEnvelope =
    isObject(body) &&
    typeof body['code'] === 'string' &&
    typeof body['message'] === 'string' &&
    typeof body['traceId'] === 'string' &&
    Array.isArray(body['errors']);
  return [
    ...(isRefused ? [] : [`it answered ${seen.status} and not 4xx`]),
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
