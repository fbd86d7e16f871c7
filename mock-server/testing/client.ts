import { operations } from '../../openapi/generated/operations';
import { addressOf, asTexts, bodyText, statusAndCode } from '../client/call-by-id';
import type { CallInput } from '../client/visitor';
import { VisitorCookies } from '../client/visitor-cookies';
import { textsOnDisk } from '../adapters/texts-on-disk';
import type { Session } from '../world/store/collections';
import type { CodeAt, ErrorEnvelope, ErrorStatus, OperationId, ResponseBody, SuccessStatus } from '../contract/types';
import { openMembershipsOf } from '../rules/persons';
import { dispatch } from '../server/dispatch';
import { knownToProvider } from '../external/identity-provider';
import type { MockResponse } from '../http/http';
import { seedWorld } from '../seed';
import { cookieNames, startSession } from '../world/sessions';
import { World } from '../world/world';

/** Noon in New York. */
const NOW = Date.UTC(2026, 10, 21, 17);
/** The origin that the callers' browsers see. */
export const ORIGIN = 'http://localhost:4010';

type Answer = typeof dispatch;
const answers = new WeakMap<World, Answer>();

/** Lets this function answer all callers of the world. */
export function answerWith(world: World, answer: Answer): void {
  answers.set(world, answer);
}

/** The clock is frozen, so that tests can check lifetimes to the millisecond. */
export async function testWorld(scenario = 'default'): Promise<World> {
  const world = new World('test', { seed: 1, now: NOW }, textsOnDisk);
  world.clock.freeze(true);
  world.clock.set(NOW);
  await seedWorld(world, scenario);
  return world;
}

/** May break the contract, for refused calls. */
export interface RawInput {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** "204" or "422 CODE_INCORRECT", as the contract declares for the operation. */
export type Expected<Id extends OperationId> =
  `${SuccessStatus<Id>}` | { [S in ErrorStatus<Id>]: `${S} ${Extract<CodeAt<Id, S>, string>}` }[ErrorStatus<Id>];

/** The type of the body is known when the response is as expected. */
export interface CallResponse<Body = unknown> {
  /** Status and error code: "204", or "422 CODE_INCORRECT". */
  is: string;
  status: number;
  body: Body;
  headers: Readonly<Record<string, string>>;
}

type Reply<Id extends OperationId, Is> = Promise<
  CallResponse<Is extends `${infer Status extends SuccessStatus<Id>}` ? ResponseBody<Id, Status> : ErrorEnvelope>
>;

/** One browser in a world. It keeps cookies, and sends the CSRF token. */
export interface Caller {
  readonly world: World;
  readonly cookies: Map<string, string>;
  /** The contract types the input. */
  call<Id extends OperationId>(id: Id, input?: CallInput<Id>): Promise<CallResponse>;
  /** @throws Error with the response when it is not the expected one */
  expect<Id extends OperationId, Is extends Expected<Id>>(id: Id, expected: Is, input?: CallInput<Id>): Reply<Id, Is>;
  /** The input may break the contract. */
  send(id: OperationId, input?: RawInput): Promise<CallResponse>;
  /** Starts a session of a person, without the form. */
  signIn(personId: string, options?: { method?: Session['authenticationMethod']; level?: number }): Promise<Caller>;
}

/** Dispatches into the world directly, without HTTP. */
export function newCaller(world: World): Caller {
  const cookies = new VisitorCookies([[cookieNames.csrf, 'csrf-of-the-test']]);

  async function send(
    id: OperationId,
    { path = {}, query = {}, body, headers = {} }: RawInput = {},
  ): Promise<CallResponse> {
    const { method, bodyType } = operations[id];
    const own: Record<string, string> = {
      cookie: cookies.header(),
      'x-csrf-token': cookies.get(cookieNames.csrf) ?? '',
      ...(body !== undefined && bodyType !== null && { 'content-type': bodyType }),
    };
    const response = await (answers.get(world) ?? dispatch)(world, {
      method,
      url: addressOf(id, path, query),
      headers: { ...own, ...headers },
      body: body === undefined ? null : new TextEncoder().encode(typeof body === 'string' ? body : bodyText(id, body)),
      origin: ORIGIN,
    });
    cookies.keep(response.headers.flatMap(([name, value]) => (name.toLowerCase() === 'set-cookie' ? [value] : [])));
    return read(response);
  }

  async function expect<Id extends OperationId, Is extends Expected<Id>>(
    id: Id,
    expected: Is,
    input?: CallInput<Id>,
  ): Reply<Id, Is>;
  async function expect<Id extends OperationId>(
    id: Id,
    expected: string,
    input?: CallInput<Id>,
  ): Promise<CallResponse> {
    const response = await caller.call(id, input);
    if (response.is !== expected)
      throw new Error(`${id} answered ${response.is}, expected ${expected}: ${JSON.stringify(response.body)}`);
    return response;
  }

  const caller: Caller = {
    world,
    cookies,
    send,
    call: (id, { path, query, body, headers = {} } = {}) =>
      send(id, { path: asTexts(path), query: asTexts(query), body, headers }),
    expect,
    async signIn(personId, { method = 'Lifion', level = 1 } = {}) {
      const person = world.db.persons.get(personId);
      if (!person) throw new Error(`The seed has no person "${personId}".`);
      const [selected] = openMembershipsOf(world, personId);
      cookies.keep((await startSession(world, person, { method, level, associateId: selected?.id ?? null })).cookies);
      return caller;
    },
  };
  return caller;
}

/** A browser in the session that the identity provider begins for a person whom `invitation` invites. */
export async function atProvider(world: World, invitation: string): Promise<Caller> {
  const token = world.db.tokens.get(invitation);
  if (!token) throw new Error(`The seed has no invitation "${invitation}".`);
  return newCaller(world).signIn((await knownToProvider(world, token)).id, { method: 'SSO' });
}

/** `to` is an address or a number. @throws Error when no such message exists */
export function newestCode(world: World, to: string): string {
  const code = world.outbox.list({ to }).at(-1)?.code;
  if (code === undefined || code === null) throw new Error(`No message with a code was sent to ${to}.`);
  return code;
}

/** `field` is a path: "data.token". @throws Error when the field is missing or not a text */
export function textAt(response: CallResponse, field: string): string {
  let value: unknown = response.body;
  for (const key of field.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  if (typeof value !== 'string')
    throw new Error(`The response has no text at ${field}: ${JSON.stringify(response.body)}`);
  return value;
}

function read({ status, headers, body }: MockResponse): CallResponse {
  const parsed: unknown = typeof body === 'string' && body !== '' ? JSON.parse(body) : null;
  return {
    is: statusAndCode(status, parsed),
    status,
    body: parsed,
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
  };
}
