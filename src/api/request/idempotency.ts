import type { Middleware } from 'openapi-fetch';
import { apiConfiguration } from '../configure';
import { randomHex } from './headers';
import { perApp } from '../../lifetime';

/**
 * By URL, the last submission that has no final response: none arrived, or it was a failure of the server. `body` is a
 * hash, because a body can hold a password. `at` is the time of the first try, in epoch ms.
 */
const submissions = perApp(() => new Map<string, { body: number; key: string; at: number }>());
/** After this time, in ms, a code that the first try sent may have expired. */
const SAME_SUBMISSION_MS = 5 * 60_000;

/**
 * Gives each submission an `Idempotency-Key`. If the first try has no final response, a repetition gets the same key,
 * so that the service does nothing twice. Only our own origin gets the key: a service elsewhere would have to allow the
 * header (CORS).
 */
export const addIdempotencyKey: Middleware = {
  async onRequest({ request }) {
    if (request.method !== 'POST' || new URL(request.url).origin !== apiConfiguration().origin()) return;
    const body = hashOf(await request.clone().text());
    const earlier = submissions().get(request.url);
    const now = Date.now();
    const isSame = earlier?.body === body && now - earlier.at < SAME_SUBMISSION_MS;
    const { key, at } = isSame ? earlier : { key: randomHex(16), at: now };
    submissions().set(request.url, { body, key, at });
    request.headers.set('Idempotency-Key', `"${key}"`);
  },
  onResponse({ request, response }) {
    if (response.status < 500) submissions().delete(request.url);
  },
};

/** A 32-bit hash of a text. If two bodies share a hash, the service compares them and refuses the second. */
function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i += 1) hash = (hash * 31 + text.charCodeAt(i)) | 0;
  return hash;
}
