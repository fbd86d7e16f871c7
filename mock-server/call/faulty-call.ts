import { isObject } from '../contract/documents';
import type { OperationId } from '../contract/types';
import type { CallFilter, FaultyCall } from '../world/faults';
import type { World } from '../world/world';
import type { MockRequest } from '../http/http';
import { findPerson, isCalled, namesIn, personOfSession } from '../world/person-of-call';
import { readBody } from '../http/read-request';

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
  const fields = person === undefined && Object.keys(body).length === 0 ? {} : bodyOf(id, request);
  return (
    Object.entries(headers).every(([name, value]) => request.headers[name.toLowerCase()] === value) &&
    Object.entries(body).every(([field, value]) => JSON.stringify(fields[field]) === JSON.stringify(value)) &&
    (person === undefined || isOf(received, person, fields))
  );
}

/** The session or the body of the call can name the person. */
function isOf({ world, cookies }: Received, name: string, body: Record<string, unknown>): boolean {
  const named = namesIn(body);
  const person = findPerson(world, name);
  if (!person) return named.includes(name.toLowerCase());
  return personOfSession(world, cookies) === person.id || named.some((text) => isCalled(person, text));
}

function bodyOf(id: OperationId, request: MockRequest): Record<string, unknown> {
  const read = readBody(id, request);
  return read.ok && isObject(read.body) ? read.body : {};
}
