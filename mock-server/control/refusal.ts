import type { components } from '../../openapi/generated/mock-control';
import type { MockResponse } from '../http/http';

type Code = components['schemas']['ErrorCode'];

/** The message is one sentence that says what to do. */
export class ControlRefusal extends Error {
  override name = 'ControlRefusal';

  constructor(
    readonly status: 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500,
    readonly code: Code,
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

/** Refuses a call that does not say what it wants. @param field that is wrong: `/command` */
export function malformed(message: string, field?: string): ControlRefusal {
  return new ControlRefusal(400, 'MALFORMED_REQUEST', message, field);
}

export function notFound(message: string): ControlRefusal {
  return new ControlRefusal(404, 'NOT_FOUND', message);
}

/** A response with the contract's error envelope. */
export function refusalResponse({ status, code, message, field }: ControlRefusal, traceId: string): MockResponse {
  const body: components['schemas']['ErrorEnvelope'] = {
    code,
    message,
    traceId,
    errors: [field === undefined ? { code, message } : { code, message, field }],
  };
  return {
    status,
    headers: [...commonHeaders, ['Content-Type', 'application/json'], ['X-Trace-Id', traceId]],
    body: JSON.stringify(body),
  };
}

/**
 * Every control response has these headers. None of them is a CORS header, so a page of another origin can read
 * nothing.
 */
export const commonHeaders: [name: string, value: string][] = [
  ['Cache-Control', 'no-store'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];
