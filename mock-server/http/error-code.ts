import { isObject } from '../contract/documents';

/** The code of a body with the error envelope; null for any other body. */
export function errorCodeOf(body: unknown): string | null {
  return isObject(body) && 'errors' in body && typeof body['code'] === 'string' ? body['code'] : null;
}
