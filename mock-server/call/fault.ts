import { isObject } from '../contract/documents';
import { errorCodesAt, statusOfCode } from '../contract/error-codes';
import type { OperationId } from '../contract/types';
import { failure, type ServiceResponse } from '../http/envelope';
import type { MockRequest, MockResponse } from '../http/http';
import { readBody } from '../http/read-request';
import type { CallFilter, Fault, FaultRule, FaultyCall } from '../world/faults';
import type { Delivery } from '../world/journal';
import { findPerson, isCalled, namesIn, personOfSession } from '../world/person-of-call';
import type { World } from '../world/world';

/** In seconds, for a fault that gives none: the lockout of five minutes, and a short outage. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = { 429: 300, 503: 30 };
/** Few enough to be cheap, and enough for a body that seems to flow. */
const PARTS_PER_SECOND = 10;

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

/** A fault that only delays, drops or truncates lets the handler answer first. */
export function replacesResponse(fault: FaultRule): boolean {
  return fault.status !== undefined || fault.body !== undefined || fault.code !== undefined;
}

/** The status of the fault, else the one that the operation declares for its code. */
export function faultStatus({ status, code }: FaultRule, id: OperationId): number {
  return status ?? (code === undefined ? 200 : (statusOfCode(id, code) ?? 500));
}

/**
 * The response that a fault sends instead of the handler's. An error without a code gets the first code that the
 * operation declares for its status. A status that the operation does not declare gets a general code.
 */
export function faultyResponse(fault: FaultRule, id: OperationId, traceId: string): ServiceResponse {
  const status = faultStatus(fault, id);
  const headers = faultHeaders(fault, status);
  if (fault.body !== undefined) return { status, body: fault.body, headers, cookies: [] };
  if (status < 400) return { status, body: undefined, headers, cookies: [] };
  const code = fault.code ?? errorCodesAt(id, status)[0] ?? 'SERVER_ERROR';
  const response = failure(status, 'SERVER_ERROR', traceId);
  response.body = {
    code,
    message: 'A fault that was asked for.',
    traceId,
    errors: [{ code, message: 'A fault that was asked for.' }],
  };
  response.headers.push(...headers);
  return response;
}

/**
 * A 429 or 503 gets the `Retry-After` that the contract requires. A fault with `offSpec` sends only its own headers, so
 * that a tester can leave the header out.
 */
export function faultHeaders({ headers = {}, offSpec }: FaultRule, status: number): [name: string, value: string][] {
  const own = Object.entries(headers);
  const isGiven = own.some(([name]) => name.toLowerCase() === 'retry-after');
  const seconds = RETRY_AFTER_SECONDS[status];
  if (seconds === undefined || offSpec === true || isGiven) return own;
  return [...own, ['Retry-After', String(seconds)]];
}

export function deliveryOf(fault: Fault | undefined, world: World): Delivery {
  return {
    outcome: fault?.drop ? 'dropped' : fault?.truncate ? 'truncated' : 'whole',
    delayMs: fault ? world.faults.delayOf(fault) : null,
    bytesPerSecond: fault?.bytesPerSecond ?? null,
  };
}

/** A delay, a slow body, an early end, or no response. */
export function delivered(
  response: MockResponse,
  { outcome, delayMs, bytesPerSecond }: Delivery,
  faultId: string | undefined,
  world: World,
): MockResponse {
  const wait = (ms: number) => (faultId === undefined ? Promise.resolve() : world.faults.wait(faultId, ms));
  return {
    ...response,
    ...(outcome === 'dropped' && { drop: true }),
    ...(outcome === 'truncated' && { truncate: true }),
    ...(delayMs !== null && { late: wait(delayMs) }),
    ...(bytesPerSecond !== null && { paced: (body: Uint8Array) => partsAtRate(body, bytesPerSecond, wait) }),
  };
}

/**
 * Cuts a body into parts that arrive as a line of this rate would carry them.
 * @param wait resolves after this many ms, or sooner when the rate no longer applies
 */
export async function* partsAtRate(
  body: Uint8Array,
  bytesPerSecond: number,
  wait: (ms: number) => Promise<void>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const size = Math.ceil(bytesPerSecond / PARTS_PER_SECOND);
  for (let at = 0; at < body.length; at += size) {
    const part = body.slice(at, at + size);
    await wait((part.length / bytesPerSecond) * 1000);
    yield part;
  }
}
