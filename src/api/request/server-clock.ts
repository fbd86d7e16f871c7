import type { Middleware } from 'openapi-fetch';

/** Differences up to this many ms are the second that a Date header is rounded to, and the way of the answer. */
const NOISE_MS = 2_000;

let offsetMs = 0;

/**
 * Now by the server's clock, epoch ms: the device's own may be an hour off (see docs/decisions/faults.md#flow-cases),
 * and the session ends by the server's.
 */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

/** Learns the difference of the clocks from the Date header (RFC 9110, 6.6.1) of each answer. */
export const readServerClock: Middleware = {
  onResponse({ response }) {
    const date = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(date)) return;
    const difference = date - Date.now();
    offsetMs = Math.abs(difference) <= NOISE_MS ? 0 : difference;
  },
};
