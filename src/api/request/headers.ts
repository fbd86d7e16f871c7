import type { Middleware } from 'openapi-fetch';
import { apiConfiguration } from '../configure';

/**
 * Every request carries a trace id of its own, and the language and region of the person (see docs/decisions/names.md).
 */
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

/** 32 hexadecimal digits, the form of a W3C trace id. `crypto.randomUUID` is not there on plain http, this is. */
export function newTraceId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
