import type { Middleware } from 'openapi-fetch';
import { apiConfiguration } from '../configure';

/** Adds a unique trace id, and the user's language and region, to every request (see docs/decisions/names.md). */
export const addCommonHeaders: Middleware = {
  onRequest({ request }) {
    const { language, region } = apiConfiguration();
    setIfAbsent(request.headers, 'X-Trace-Id', newTraceId());
    setIfAbsent(request.headers, 'user-language', language());
    setIfAbsent(request.headers, 'user-region', region());
  },
};

function setIfAbsent(headers: Headers, name: string, value: string | undefined): void {
  if (value && !headers.has(name)) headers.set(name, value);
}

/**
 * Returns a random trace id: 32 hexadecimal digits, as in W3C Trace Context. `crypto.randomUUID` is missing on plain
 * http; `getRandomValues` is not.
 */
export function newTraceId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
