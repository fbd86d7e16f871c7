import { type ErrorCode, errorCodes } from '../../../openapi/generated/error-codes';

export type { ErrorCode };

const known: ReadonlySet<unknown> = new Set(errorCodes);

export function isErrorCode(value: unknown): value is ErrorCode {
  return known.has(value);
}
