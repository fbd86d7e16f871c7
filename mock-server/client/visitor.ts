import { operations } from '../../openapi/generated/operations';
import type { Send } from './control-client';
import type {
  BodyOf,
  ErrorEnvelope,
  ErrorStatus,
  OperationId,
  PathOf,
  QueryOf,
  ResponseBody,
  SuccessStatus,
} from '../contract/types';
import { nearest } from '../contract/nearest';
import { MockRefusal } from './unwrap';
import { addressOf, asTexts, bodyText, statusAndCode } from './call-by-id';
import { VisitorCookies } from './visitor-cookies';

/** The input of one call, typed by the contract. */
export interface CallInput<Id extends OperationId> {
  path?: PathOf<Id>;
  query?: QueryOf<Id>;
  body?: BodyOf<Id>;
  headers?: Record<string, string>;
}

interface Outcome<Status, Body> {
  /** Status and error code: "200", or "401 INCORRECT_CREDS". */
  is: string;
  status: Status;
  /** Parsed JSON, or the text of a body that is not JSON; null for an empty body. */
  body: Body;
  headers: Headers;
}

/** The status tells the type of the body. A response that breaks the contract, as a fault may, has another one. */
export type CallOutcome<Id extends OperationId> =
  | { [Status in SuccessStatus<Id>]: Outcome<Status, OrNull<ResponseBody<Id, Status>>> }[SuccessStatus<Id>]
  | { [Status in ErrorStatus<Id>]: Outcome<Status, ErrorEnvelope> }[ErrorStatus<Id>];

type OrNull<Body> = Body extends undefined ? null : Body;

/**
 * One browser, from the point of view of the services. It keeps its cookies, and sends the CSRF token with every
 * request except GET.
 */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, string>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** @throws the error of `fetch` when the connection breaks */
  call<Id extends OperationId>(id: Id, input?: CallInput<Id>): Promise<CallOutcome<Id>>;
  setCookie(name: string, value: string): void;
}

export function newVisitor({ origin, send, world }: { origin: string; send: Send; world: string }): Visitor {
  const jar = new VisitorCookies();
  const exchange = async (path: string, init: RequestInit): Promise<Response> => {
    const request = new Request(path.startsWith('/') ? `${origin}${path}` : new URL(path, origin), {
      redirect: 'manual',
      ...init,
    });
    request.headers.set('X-Mock-World', world);
    if (jar.size > 0) request.headers.set('Cookie', jar.header());
    const token = tokenIn(jar);
    if (token !== undefined && request.method !== 'GET' && !request.headers.has('X-CSRF-Token'))
      request.headers.set('X-CSRF-Token', token);
    const response = await send(request);
    jar.keep(response.headers.getSetCookie());
    return response;
  };
  const visitor: Visitor = {
    cookies: jar,
    setCookie: (name, value) => void jar.set(name, value),
    async fetch(path, init = {}) {
      const isChange = init.method !== undefined && init.method.toUpperCase() !== 'GET';
      // The first response sets the token, as it does in a browser that has opened the page.
      if (isChange && tokenIn(jar) === undefined) await exchange('/api/authentication-service/v0/check', {});
      return exchange(path, init);
    },
    async call(id, { path = {}, query = {}, body, headers = {} } = {}) {
      if (!Object.hasOwn(operations, id))
        throw new MockRefusal(`There is no operation "${id}": did you mean "${nearest(id, Object.keys(operations))}"?`);
      const { method, bodyType } = operations[id];
      const type: Record<string, string> = body === undefined || bodyType === null ? {} : { 'Content-Type': bodyType };
      const response = await visitor.fetch(addressOf(id, asTexts(path), asTexts(query)), {
        method,
        headers: { Accept: 'application/json', ...type, ...headers },
        ...(body !== undefined && { body: bodyText(id, body) }),
      });
      return outcomeOf<typeof id>(response);
    },
  };
  return visitor;
}

/** Over https, the cookie of the CSRF token has another name. */
function tokenIn(jar: ReadonlyMap<string, string>): string | undefined {
  return jar.get('__Host-csrf-token') ?? jar.get('csrf-token');
}

async function outcomeOf<Id extends OperationId>(response: Response): Promise<CallOutcome<Id>>;
async function outcomeOf(response: Response): Promise<Outcome<number, unknown>> {
  const text = await response.text();
  const body: unknown = text === '' ? null : parsed(text);
  return { is: statusAndCode(response.status, body), status: response.status, body, headers: response.headers };
}

/** A caller may want to see a response that breaks the contract, so a text that is not JSON stays a text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
