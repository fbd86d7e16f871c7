import type { components } from '../../../openapi/generated/authentication-service';
import { isErrorCode, type ErrorCode } from './error-codes';
import { isRecord } from './record';

/**
 * One entry of the error envelope; `details` carries `siteKey`, `pic` or `retryAfterSeconds` (see
 * docs/decisions/error-envelope.md).
 */
export type ApiErrorItem = components['schemas']['ErrorItem'];

type Schemas = components['schemas'];

/**
 * What the server asks of the person before it goes on (see docs/product/3-entities.md#obligation). A command is any
 * text here, unlike in the contract: the app must have an answer to one that it does not know.
 */
export type Obligation =
  Schemas['RedirectObligation'] | (Omit<Schemas['CommandObligation'], 'command'> & { command: string });

/**
 * How a call failed: an answer of 400 or more (`http`), no answer at all (`network`), none in time (`timeout`), an
 * answer that cannot be read as the contract says (`unreadable`), or a call that the app itself gave up (`aborted`).
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'unreadable' | 'aborted';

export interface ApiErrorFields {
  status?: number;
  code?: ErrorCode;
  errors?: ApiErrorItem[];
  traceId?: string;
  obligation?: Obligation;
  retryAfterSeconds?: number;
  message?: string;
  cause?: unknown;
}

/** The default message of an error that nobody has a better word for (see docs/product/8-errors.md#handling). */
export const unknownErrorMessage = 'Something went wrong while making a HTTP request.';

/**
 * The one error that a call throws. Screens decide by `code` and `kind`, never by `message`: that is for logs.
 * `handled` is true when a hook of `configureApi` has already taken the person elsewhere: show nothing more.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, absent when there was no answer. */
  readonly status: number | undefined;
  readonly code: ErrorCode;
  readonly errors: readonly ApiErrorItem[];
  readonly traceId: string | undefined;
  readonly obligation: Obligation | undefined;
  /** Seconds until it is worth trying again, from the error's details or the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;
  handled = false;

  constructor(kind: ApiErrorKind, fields: ApiErrorFields = {}) {
    super(fields.message ?? unknownErrorMessage, fields.cause === undefined ? undefined : { cause: fields.cause });
    this.kind = kind;
    this.status = fields.status;
    this.code = fields.code ?? 'UNKNOWN_ERROR';
    this.errors = fields.errors ?? [];
    this.traceId = fields.traceId;
    this.obligation = fields.obligation;
    this.retryAfterSeconds = fields.retryAfterSeconds;
  }
}

/** Whether something thrown is an ApiError, and (when given) one of these codes. */
export function isApiError(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/**
 * Makes an ApiError of an answer of 400 or more. Any body will do: the envelope of docs/decisions/error-envelope.md,
 * text, HTML, nothing. A code that the contract does not know becomes UNKNOWN_ERROR (see
 * docs/product/8-errors.md#handling).
 */
export function errorFromAnswer(response: Response, body: unknown): ApiError {
  const envelope = isRecord(body) ? body : {};
  const errors = itemsOf(envelope.errors);
  const known = [envelope.code, ...errors.map((item) => item.code)]
    .filter(isErrorCode)
    .find((code) => code !== 'UNKNOWN_ERROR');
  const message = typeof envelope.message === 'string' && known ? envelope.message : unknownErrorMessage;
  return new ApiError('http', {
    status: response.status,
    code: known ?? 'UNKNOWN_ERROR',
    message,
    errors,
    traceId:
      typeof envelope.traceId === 'string' ? envelope.traceId : (response.headers.get('X-Trace-Id') ?? undefined),
    // Some services send the action itself, or under another name.
    obligation:
      obligationOf(envelope.obligation) ??
      obligationOf(envelope.action) ??
      obligationOf(response.status === 412 ? envelope : undefined),
    retryAfterSeconds: retryAfter(errors, response.headers.get('Retry-After')),
  });
}

function itemsOf(value: unknown): ApiErrorItem[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((item) => ({
    code: isErrorCode(item.code) ? item.code : 'UNKNOWN_ERROR',
    message: typeof item.message === 'string' ? item.message : unknownErrorMessage,
    ...(typeof item.field === 'string' && { field: item.field }),
    ...(isRecord(item.details) && { details: item.details }),
  }));
}

/** Only an obligation that says where to go counts: any other would leave the person nowhere. */
function obligationOf(value: unknown): Obligation | undefined {
  if (!isRecord(value)) return undefined;
  const isLoginObligation = value.isLoginObligation === true;
  if (value.kind === 'redirect' && typeof value.url === 'string')
    return { kind: 'redirect', url: value.url, isLoginObligation };
  if (value.kind !== 'command' || typeof value.command !== 'string') return undefined;
  const { clientId, requiredLevel, agreements }: Record<string, unknown> = isRecord(value.args) ? value.args : {};
  return {
    kind: 'command',
    command: value.command,
    args: {
      ...(typeof clientId === 'string' && { clientId }),
      ...(typeof requiredLevel === 'number' && { requiredLevel }),
      ...(typeof agreements === 'string' && { agreements }),
    },
    isLoginObligation,
  };
}

/** Retry-After is seconds or an HTTP date (RFC 9110, 10.2.3); the details of an error win over it. */
function retryAfter(errors: ApiErrorItem[], header: string | null): number | undefined {
  for (const item of errors) {
    const seconds = item.details?.retryAfterSeconds;
    if (typeof seconds === 'number' && seconds >= 0) return seconds;
  }
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
