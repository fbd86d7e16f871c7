import { type ApiError, type ErrorCode, isApiError } from './api-error';

/**
 * Maps error codes to what the user sees. Each flow has one typed table with the required default `otherwise`. The
 * contract provides the keys, so a misspelt code does not compile. `connection` is for a call without a complete
 * response; a table without it gives `otherwise`.
 */
export type Outcomes<O> = { readonly [code in ErrorCode | 'connection']?: O } & { readonly otherwise: O };

/** The error's own code decides, else the first code of its list in the table. */
export function outcomeOf<O>(error: unknown, table: Outcomes<O>): O {
  if (!isApiError(error)) return table.otherwise;
  if (table.connection !== undefined && isConnectionProblem(error)) return table.connection;
  for (const code of [error.code, ...error.errors.map((item) => item.code)]) {
    const outcome: O | undefined = table[code];
    if (outcome !== undefined) return outcome;
  }
  return table.otherwise;
}

export function firstCode(error: unknown): ErrorCode {
  return isApiError(error) ? (error.errors[0]?.code ?? error.code) : 'UNKNOWN_ERROR';
}

export function textDetail(error: unknown, name: 'siteKey' | 'pic'): string | undefined {
  if (!isApiError(error)) return undefined;
  for (const item of error.errors) {
    const value = item.details?.[name];
    if (typeof value === 'string') return value;
  }
  return undefined;
}

export function retryAt(error: unknown, now: number = Date.now()): number | undefined {
  const seconds = isApiError(error) ? error.retryAfterSeconds : undefined;
  return seconds === undefined ? undefined : now + seconds * 1000;
}

export function isBeforeLastTry(error: unknown): boolean {
  return hasAttemptsLeft(error, 1);
}

export function isLocked(error: unknown): boolean {
  return hasAttemptsLeft(error, 0);
}

function hasAttemptsLeft(error: unknown, number: number): boolean {
  return isApiError(error) && error.errors.some(({ details }) => details?.remainingAttempts === number);
}

export function traceIdOf(error: unknown): string | undefined {
  return isApiError(error) ? error.traceId : undefined;
}

/** Missing session, missing access, obligation, too many attempts. */
const NOT_ABOUT_THE_CODE: readonly number[] = [401, 403, 412, 429];

/** Services report a wrong code with a token code or with an unknown code. */
export function isTakenForWrongCode(error: unknown): boolean {
  if (isApiError(error, 'CODE_INCORRECT', 'INVALID_TOKEN', 'TOKEN_EXECUTE_FAILURE')) return true;
  if (!isApiError(error, 'UNKNOWN_ERROR') || error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && !NOT_ABOUT_THE_CODE.includes(error.status);
}

export function isConnectionProblem(error: unknown): error is ApiError {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
}

/** Whether a service has failed (500 and more). It has judged nothing that the user typed. */
export function isServiceFailure(error: unknown): error is ApiError {
  return isApiError(error) && (error.status ?? 0) >= 500;
}
