import { numberOf } from '../api/response/number-of';

/** Wait before the next code, in seconds, when the service names none. */
const USUAL_WAIT_SECONDS = 30;

/**
 * Returns the time from which the user can request another one-time code.
 * @param seconds the service's own figure (`resendAfterSeconds`), counted from now; maybe as text
 * @returns epoch ms of this device's clock
 */
export function resendFrom(seconds?: unknown): number {
  return Date.now() + (numberOf(seconds) ?? USUAL_WAIT_SECONDS) * 1000;
}
