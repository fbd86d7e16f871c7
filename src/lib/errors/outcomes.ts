import { type ApiError, isApiError } from '../../api/response/api-error';
import type { ErrorCode } from '../../api/response/error-codes';

/**
 * From an error code to what the person sees (see docs/decisions/layers.md): one typed table per flow, `otherwise`
 * always there. The keys come from the contract, so a misspelt code does not compile. Local before global: a flow's own
 * table is asked first, then `COMMON`.
 */
export type Outcomes<O> = { readonly [code in ErrorCode]?: O } & { readonly otherwise: O };

/**
 * What a thrown error means in a flow. The code of the error itself decides, else the first of its list that the table
 * knows. Anything that is no ApiError (a mistake of ours) is `otherwise`.
 */
export function outcomeOf<O>(error: unknown, table: Outcomes<O>): O {
  if (!isApiError(error)) return table.otherwise;
  for (const code of [error.code, ...error.errors.map((item) => item.code)]) {
    const outcome: O | undefined = table[code];
    if (outcome !== undefined) return outcome;
  }
  return table.otherwise;
}

/** The code that is kept and shown: on failure the first error code (see docs/product/4-states.md#login). */
export function firstCode(error: unknown): ErrorCode {
  return isApiError(error) ? (error.errors[0]?.code ?? error.code) : 'UNKNOWN_ERROR';
}

/** The first text of a named detail (`siteKey`, `pic`) in the errors of an answer. */
export function textDetail(error: unknown, name: 'siteKey' | 'pic'): string | undefined {
  if (!isApiError(error)) return undefined;
  for (const item of error.errors) {
    const value = item.details?.[name];
    if (typeof value === 'string') return value;
  }
  return undefined;
}

/** Seconds that the person has to wait, for the live countdown of a lockout; undefined when the answer names none. */
export function waitSeconds(error: unknown): number | undefined {
  return isApiError(error) ? error.retryAfterSeconds : undefined;
}

/**
 * What a refused code that is no fault of the code is told by: who asks, what is asked of them first, too many tries.
 */
const NOT_ABOUT_THE_CODE: readonly number[] = [401, 403, 412, 429];

/**
 * Whether a refused one-time code is taken for a wrong one: services name it by their token, or by a code that nobody
 * knows. A person who typed it wrongly can then put it right, or ask for another.
 */
export function isTakenForWrongCode(error: unknown): boolean {
  if (isApiError(error, 'CODE_INCORRECT', 'INVALID_TOKEN', 'TOKEN_EXECUTE_FAILURE')) return true;
  if (!isApiError(error, 'UNKNOWN_ERROR') || error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && !NOT_ABOUT_THE_CODE.includes(error.status);
}

/** Whether the call did not reach the server or was not answered in time: the person can simply try again. */
export function isConnectionProblem(error: unknown): error is ApiError {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
}
