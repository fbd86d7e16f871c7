import type { components } from '../../openapi/generated/mock-control';
import type { MockAnswer } from '../http/http';

type Code = components['schemas']['ErrorCode'];

/** A control call that is refused: the status, and one sentence that says what to do. */
export class ControlRefusal extends Error {
  override name = 'ControlRefusal';

  constructor(
    readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 500,
    readonly code: Code,
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

/** The refusal in the error envelope that the contract uses everywhere. */
export function refusalAnswer({ status, code, message, field }: ControlRefusal, traceId: string): MockAnswer {
  const body: components['schemas']['Error'] = {
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

/** No CORS header is among them, on purpose: a page of another origin reads nothing here. */
export const commonHeaders: [name: string, value: string][] = [
  ['Cache-Control', 'no-store'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];
