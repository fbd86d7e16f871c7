import type { Middleware } from 'openapi-fetch';

/**
 * Smaller differences (ms) are noise: a Date header is rounded to the second, and the response takes time to arrive.
 */
const NOISE_MS = 2_000;

let offsetMs = 0;

/**
 * Returns the current time of the server's clock, in epoch ms. The session ends by that clock, and the device's clock
 * may be an hour off.
 */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

/** Learns the clock difference from the Date header (RFC 9110, 6.6.1) of each response. */
export const readServerClock: Middleware = {
  onResponse({ response }) {
    const date = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(date)) return;
    const difference = date - Date.now();
    offsetMs = Math.abs(difference) <= NOISE_MS ? 0 : difference;
  },
};
