import { operations } from '../../openapi/generated/operations';
import type { Send } from './control-client';
import type { BodyOf, OperationId, PathOf, QueryOf } from '../contract/types';
import { parseCookies } from '../http/http';

/** The input of one call, typed by the contract. */
export interface CallInput<Id extends OperationId> {
  path?: PathOf<Id>;
  query?: QueryOf<Id>;
  body?: BodyOf<Id>;
  headers?: Record<string, string>;
}

/** The outcome of one call. `is` is its status and error code: "200", or "401 INCORRECT_CREDS". */
export interface CallOutcome {
  is: string;
  status: number;
  /** Parsed JSON, or the text of a body that is not JSON; null for an empty body. */
  body: unknown;
  headers: Headers;
}

/**
 * One browser, from the point of view of the services. It keeps its cookies, and sends the CSRF token with every
 * request except GET.
 */
export interface Visitor {
  /** Its cookies by name. */
  readonly cookies: ReadonlyMap<string, string>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Calls an operation of the contract. @throws the error of `fetch` when the connection breaks */
  call<Id extends OperationId>(id: Id, input?: CallInput<Id>): Promise<CallOutcome>;
  setCookie(name: string, value: string): void;
}

/** Creates a visitor without cookies, in a world. */
export function newVisitor({ origin, send, world }: { origin: string; send: Send; world: string }): Visitor {
  const jar = new Map<string, string>();
  const exchange = async (path: string, init: RequestInit): Promise<Response> => {
    const request = new Request(new URL(path, origin), { redirect: 'manual', ...init });
    request.headers.set('X-Mock-World', world);
    if (jar.size > 0)
      request.headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '));
    const token = jar.get('csrf-token');
    if (token !== undefined && request.method !== 'GET' && !request.headers.has('X-CSRF-Token'))
      request.headers.set('X-CSRF-Token', token);
    const response = await send(request);
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
    return response;
  };
  const visitor: Visitor = {
    cookies: jar,
    setCookie: (name, value) => void jar.set(name, value),
    async fetch(path, init = {}) {
      const isChange = init.method !== undefined && init.method.toUpperCase() !== 'GET';
      // The first response sets the token, as it does in a browser that has opened the page.
      if (isChange && !jar.has('csrf-token')) await exchange('/api/authentication-service/v0/check', {});
      return exchange(path, init);
    },
    async call(id, { path = {}, query = {}, body, headers = {} } = {}) {
      const { method, bodyType } = operations[id];
      const type: Record<string, string> = body === undefined || bodyType === null ? {} : { 'Content-Type': bodyType };
      const response = await visitor.fetch(addressOf(id, texts(path), texts(query)), {
        method,
        headers: { Accept: 'application/json', ...type, ...headers },
        ...(body !== undefined && {
          body:
            bodyType === 'application/x-www-form-urlencoded'
              ? new URLSearchParams(texts(body)).toString()
              : JSON.stringify(body),
        }),
      });
      return outcomeOf(response);
    },
  };
  return visitor;
}

/** The URL of an operation, with its path and query parameters filled in. */
export function addressOf(
  id: OperationId,
  path: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): string {
  const row = operations[id];
  const filled = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? name));
  const search = new URLSearchParams(query).toString();
  return `${row.base}${filled}${search === '' ? '' : `?${search}`}`;
}

async function outcomeOf(response: Response): Promise<CallOutcome> {
  const text = await response.text();
  const body: unknown = text === '' ? null : parsed(text);
  const code =
    response.status >= 400 && typeof body === 'object' && body !== null && 'code' in body
      ? ` ${String(body.code)}`
      : '';
  return { is: `${response.status}${code}`, status: response.status, body, headers: response.headers };
}

/** Parsed JSON, or the raw text: a caller may want to see a response that breaks the contract. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Path, query or form values as URL texts; commas separate the items of a list. */
function texts(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

function keep(jar: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  for (const [name, value] of Object.entries(parseCookies(pair))) {
    if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) jar.delete(name);
    else jar.set(name, value);
  }
}
