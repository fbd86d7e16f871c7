import type { Middleware } from 'openapi-fetch';
import type { components } from '../../../openapi/generated/authentication-service';
import { type ErrorCode, errorCodes } from '../../../openapi/generated/error-codes';
import { rememberCall } from './reads';
import { isRecord } from './record';

export type { ErrorCode };

export type ApiErrorItem = components['schemas']['ErrorItem'];

type Schemas = components['schemas'];

/** Unlike in the contract, `command` is any text: the app handles commands that it does not know. */
export type Obligation =
  Schemas['RedirectObligation'] | (Omit<Schemas['CommandObligation'], 'command'> & { command: string });

/**
 * How a call failed.
 * - `http`: a response with status 400 or above
 * - `network`: no response
 * - `timeout`: no complete response in time
 * - `unreadable`: a response that does not match the contract
 * - `aborted`: a call that the app cancelled
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'unreadable' | 'aborted';

export interface ApiErrorFields {
  status?: number;
  code?: ErrorCode;
  errors?: ApiErrorItem[];
  traceId?: string | undefined;
  obligation?: Obligation | undefined;
  retryAfterSeconds?: number | undefined;
  isChange?: boolean;
  isOfService?: boolean;
  message?: string;
  cause?: unknown;
}

export const unknownErrorMessage = 'Something went wrong while making a HTTP request.';

/**
 * The only error type that a call throws. Screens decide by `code` and `kind`; `message` is for logs only. `handled` is
 * true when a hook of `configureApi` has already navigated the user away: then show nothing.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly code: ErrorCode;
  readonly errors: readonly ApiErrorItem[];
  readonly traceId: string | undefined;
  readonly obligation: Obligation | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Whether the call was a change, which the user can leave undone. False for a call that only reads. */
  readonly isChange: boolean;
  /** Whether the body was the error envelope of the contract. Otherwise something on the way has answered. */
  readonly isOfService: boolean;
  handled = false;
  /** Whether the page's session has ended or changed during the call. The demand of the service is then obsolete. */
  isLate = false;

  constructor(kind: ApiErrorKind, fields: ApiErrorFields = {}) {
    super(fields.message ?? unknownErrorMessage, fields.cause === undefined ? undefined : { cause: fields.cause });
    this.kind = kind;
    this.status = fields.status;
    this.code = fields.code ?? 'UNKNOWN_ERROR';
    this.errors = fields.errors ?? [];
    this.traceId = fields.traceId;
    this.obligation = fields.obligation;
    this.retryAfterSeconds = fields.retryAfterSeconds;
    this.isChange = fields.isChange ?? false;
    this.isOfService = fields.isOfService ?? false;
  }
}

export function isApiError(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

const changes = new WeakSet<Response>();

const traceIds = new WeakMap<Response, string>();

/** Remembers of a response what its request was. It has to see the final response, so register it first. */
export const rememberRequest: Middleware = {
  onResponse({ request, response }) {
    if (import.meta.env.DEV) rememberCall(request, response);
    if (request.method !== 'GET') changes.add(response);
    const traceId = request.headers.get('X-Trace-Id');
    if (traceId !== null) traceIds.set(response, traceId);
  },
};

/** The trace id of a response, else the one of its request. Either finds the call in the logs. */
export function traceIdOfResponse(response: Response): string | undefined {
  return response.headers.get('X-Trace-Id') ?? traceIds.get(response);
}

/**
 * Accepts any body: the envelope, text, HTML or nothing. An unknown code becomes UNKNOWN_ERROR. A 429 without a code is
 * that of a gateway, which counts attempts too.
 */
export function errorFromResponse(response: Response, body: unknown): ApiError {
  const envelope = isRecord(body) ? body : {};
  const errors = Array.isArray(envelope.errors) ? itemsOf(envelope.errors) : [];
  const known = [envelope.code, ...errors.map((item) => item.code)]
    .filter(isErrorCode)
    .find((code) => code !== 'UNKNOWN_ERROR');
  const message = typeof envelope.message === 'string' && known ? envelope.message : unknownErrorMessage;
  return new ApiError('http', {
    status: response.status,
    code: known ?? (response.status === 429 ? 'TOO_MANY_ATTEMPTS' : 'UNKNOWN_ERROR'),
    message,
    errors,
    traceId: typeof envelope.traceId === 'string' ? envelope.traceId : traceIdOfResponse(response),
    // An obligation check may answer the action alone.
    obligation: obligationOf(envelope.obligation) ?? obligationOf(response.status === 412 ? envelope : undefined),
    retryAfterSeconds: retryAfter(errors, response.headers),
    isChange: changes.has(response),
    isOfService: typeof envelope.code === 'string' || errors.length > 0,
  });
}

function itemsOf(values: unknown[]): ApiErrorItem[] {
  return values.filter(isRecord).map((item) => ({
    code: isErrorCode(item.code) ? item.code : 'UNKNOWN_ERROR',
    message: typeof item.message === 'string' ? item.message : unknownErrorMessage,
    ...(typeof item.field === 'string' && { field: item.field }),
    ...(isRecord(item.details) && { details: item.details }),
  }));
}

/** Undefined unless it names a URL or a command, because the app could not act on it. */
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

/** The contract's longest wait. */
const LONGEST_WAIT_SECONDS = 86_400;

/**
 * Retry-After holds seconds or an HTTP date (RFC 9110, 10.2.3); the details of an error take precedence. The date counts
 * by the clock of the server. A wait that is over already is one second: the user reads why it was refused.
 */
function retryAfter(errors: ApiErrorItem[], headers: Headers): number | undefined {
  const detail = errors.find((item) => typeof item.details?.retryAfterSeconds === 'number')?.details;
  const seconds = Number(detail?.retryAfterSeconds ?? secondsIn(headers));
  return Number.isNaN(seconds) ? undefined : Math.ceil(Math.min(Math.max(1, seconds), LONGEST_WAIT_SECONDS));
}

function secondsIn(headers: Headers): number {
  const header = headers.get('Retry-After') ?? '';
  if (/^-?\d+$/.test(header)) return Number(header);
  const date = headers.get('Date');
  return (Date.parse(header) - (date === null ? Date.now() : Date.parse(date))) / 1000;
}

const known: ReadonlySet<unknown> = new Set(errorCodes);

function isErrorCode(value: unknown): value is ErrorCode {
  return known.has(value);
}
