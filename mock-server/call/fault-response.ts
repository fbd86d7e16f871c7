import { errorCodesAt, statusOfCode } from '../contract/error-codes-at';
import type { OperationId } from '../contract/types';
import type { ServiceResponse } from '../http/service-response';
import type { FaultRule } from '../world/faults';
import { failure } from '../http/envelope';

/** In seconds, for a fault that gives none: the lockout of five minutes, and a short outage. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = { 429: 300, 503: 30 };

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
