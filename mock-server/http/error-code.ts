import { isObject } from '../contract/documents';

/** Null for a body other than the error envelope. */
export function errorCodeOf(body: unknown): string | null {
  return isObject(body) && 'errors' in body && typeof body['code'] === 'string' ? body['code'] : null;
}
