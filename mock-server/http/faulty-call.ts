import { isObject } from '../contract/documents';
import type { OperationId } from '../contract/types';
import type { Person } from '../world/store/collections';
import type { CallFilter, FaultyCall } from '../world/faults';
import { cookieNames } from '../world/sessions';
import type { World } from '../world/world';
import type { MockRequest } from '../wire/http';
import { readBody } from './read-request';

/** Fields of a request body that name the person of the call. */
const NAMING_FIELDS = ['username', 'identifier'];

interface Received {
  world: World;
  request: MockRequest;
  cookies: Record<string, string>;
}

/** Reads the body only for a fault that asks for it. */
export function faultyCall(received: Received, id: OperationId): FaultyCall {
  return { fits: (filter) => fits(received, id, filter) };
}

function fits(received: Received, id: OperationId, { person, headers = {}, body = {} }: CallFilter): boolean {
  const { request } = received;
  const given = person === undefined && Object.keys(body).length === 0 ? {} : bodyOf(id, request);
  return (
    Object.entries(headers).every(([name, value]) => request.headers[name.toLowerCase()] === value) &&
    Object.entries(body).every(([field, value]) => JSON.stringify(given[field]) === JSON.stringify(value)) &&
    (person === undefined || isOf(received, person, given))
  );
}

/** The session or the body of the call can name the person. */
function isOf({ world, cookies }: Received, name: string, body: Record<string, unknown>): boolean {
  // `findSession` would delete an expired session, and other calls of the world may be running.
  const session = world.db.sessions.get(cookies[cookieNames.session] ?? '');
  const isOpen = session !== undefined && session.expiresAt > world.clock.now();
  const own = isOpen ? world.db.persons.get(session.personId) : undefined;
  const named = NAMING_FIELDS.flatMap((field) => (typeof body[field] === 'string' ? [body[field].toLowerCase()] : []));
  const wanted = world.db.persons.findFirst((q) =>
    q.where((one) => one.id === name || isCalled(one, name.toLowerCase())),
  );
  if (!wanted) return named.includes(name.toLowerCase());
  return own?.id === wanted.id || named.some((text) => isCalled(wanted, text));
}

/** `text` is in lower case. */
function isCalled({ username, emails }: Readonly<Person>, text: string): boolean {
  return username?.toLowerCase() === text || emails.some(({ address }) => address.toLowerCase() === text);
}

function bodyOf(id: OperationId, request: MockRequest): Record<string, unknown> {
  const read = readBody(id, request);
  return read.ok && isObject(read.body) ? read.body : {};
}
