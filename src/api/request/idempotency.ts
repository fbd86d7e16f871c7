import type { Middleware } from 'openapi-fetch';
import { apiConfiguration } from '../configure';
import { newTraceId } from './headers';

/**
 * The last submission to each URL whose response is missing. It has a hash of the body, because a body can hold a
 * password.
 */
const unanswered = new Map<string, { body: number; key: string; at: number }>();
/** Later than this, a submission is a new one: a code that the first one sent may have expired. In ms. */
const SAME_SUBMISSION_MS = 5 * 60_000;

/**
 * Names each submission with an `Idempotency-Key` (see docs/decisions/http-fields.md). When the response did not arrive
 * or was a failure of the server, the same submission has the same key again. So the service does nothing twice. Only
 * our own origin gets the key: services elsewhere would have to allow the header (CORS).
 */
export const addIdempotencyKey: Middleware = {
  async onRequest({ request }) {
    if (request.method !== 'POST' || new URL(request.url).origin !== apiConfiguration().origin()) return;
    const body = hashOf(await request.clone().text());
    const before = unanswered.get(request.url);
    const now = Date.now();
    const isSame = before?.body === body && now - before.at < SAME_SUBMISSION_MS;
    const { key, at } = isSame ? before : { key: newTraceId(), at: now };
    unanswered.set(request.url, { body, key, at });
    request.headers.set('Idempotency-Key', `"${key}"`);
  },
  onResponse({ request, response }) {
    if (response.status < 500) unanswered.delete(request.url);
  },
};

/** A 32-bit hash. If two bodies have the same one, the service compares them and refuses the second. */
function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i += 1) hash = (hash * 31 + text.charCodeAt(i)) | 0;
  return hash;
}
