import type { Middleware } from 'openapi-fetch';
import { perApp } from '../../lifetime';

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
