import type { Middleware } from 'openapi-fetch';
import { perApp } from '../../lifetime';
import { apiConfiguration } from '../configure';

export const addCommonHeaders: Middleware = {
  onRequest({ request }) {
    const { language, region } = apiConfiguration();
    for (const [name, value] of Object.entries(traceHeaders())) setIfAbsent(request.headers, name, value);
    setIfAbsent(request.headers, 'user-language', language());
    setIfAbsent(request.headers, 'user-region', region());
  },
};

function setIfAbsent(headers: Headers, name: string, value: string | undefined): void {
  if (value && !headers.has(name)) headers.set(name, value);
}

/** One trace id in two headers: ours, and the one of W3C Trace Context, which tracing systems read. */
export function traceHeaders(): { 'X-Trace-Id': string; traceparent: string } {
  const traceId = randomHex(16);
  return { 'X-Trace-Id': traceId, traceparent: `00-${traceId}-${randomHex(8)}-01` };
}

/** `crypto.randomUUID` is missing on plain http; `getRandomValues` is not. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** The pattern of an id in the contract. A header could not carry an id of another form. */
const ID = /^[A-Za-z0-9._:@+~-]{1,128}$/;

/**
 * Names the person for whom the page makes a change. If the session belongs to another person by now, the service
 * refuses it. Only our own origin gets the header: a service elsewhere would have to allow it (CORS).
 */
export const addExpectedPerson: Middleware = {
  onRequest({ request }) {
    const { person, origin } = apiConfiguration();
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (!isChange || new URL(request.url).origin !== origin()) return;
    const id = person();
    if (id !== undefined && ID.test(id)) request.headers.set('Expected-Person-Id', id);
  },
};

/** A Date header is rounded to the second, and the response takes time to arrive. */
const NOISE_MS = 2_000;

const clock = perApp(() => ({ offsetMs: 0 }));

/** Epoch ms. The session ends by the server's clock, and that of the device may be an hour off. */
export function serverNow(): number {
  return Date.now() + clock().offsetMs;
}

export const readServerClock: Middleware = {
  onResponse({ response }) {
    const date = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(date)) return;
    const difference = date - Date.now();
    clock().offsetMs = Math.abs(difference) <= NOISE_MS ? 0 : difference;
  },
};
