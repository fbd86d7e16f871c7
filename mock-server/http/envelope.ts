import { isObject } from '../contract/documents';
import { messageOf } from '../contract/error-codes';
import type { ErrorCode, ErrorEnvelope, ErrorItem, ObligationBody } from '../contract/types';

/** The result of a handler. Handlers build it with `respond` and `fail`, which take what the contract has. */
export interface ServiceResponse {
  status: number;
  body: unknown;
  headers: [name: string, value: string][];
  /** Set-Cookie values. */
  cookies: string[];
}

/** Goes into the error envelope. */
export interface FailOptions {
  field?: string;
  details?: ErrorItem['details'];
  /** Further errors after the first, each with its code. */
  more?: ErrorItem[];
  obligation?: ObligationBody;
  /** Replaces the contract's message. */
  message?: string;
  cookies?: string[];
}

/**
 * See docs/decisions/contract-first.md. `details.retryAfterSeconds` also sets the `Retry-After` header (seconds), and
 * with a 429 the `RateLimit` header.
 */
export function failure(status: number, code: ErrorCode, traceId: string, options: FailOptions = {}): ServiceResponse {
  const message = options.message ?? messageOf(code);
  const first: ErrorItem = { code, message };
  if (options.field !== undefined) first.field = options.field;
  if (options.details) first.details = options.details;
  const body: ErrorEnvelope = { code, message, traceId, errors: [first, ...(options.more ?? [])] };
  if (options.obligation) body.obligation = options.obligation;
  const headers: [string, string][] = [];
  const retryAfter = options.details?.retryAfterSeconds;
  if (retryAfter !== undefined) headers.push(['Retry-After', String(retryAfter)]);
  if (retryAfter !== undefined && status === 429) headers.push(['RateLimit', `"attempts";r=0;t=${retryAfter}`]);
  return { status, body, headers, cookies: options.cookies ?? [] };
}

/** Ends a call by a rule that operations share: of `x-needs`, or a limit of tries. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: 412 | 429,
    readonly code: ErrorCode,
    readonly options: Pick<FailOptions, 'details' | 'obligation'>,
  ) {
    super(code);
  }
}

/** Null for a body other than the error envelope. */
export function errorCodeOf(body: unknown): string | null {
  return isObject(body) && 'errors' in body && typeof body['code'] === 'string' ? body['code'] : null;
}
