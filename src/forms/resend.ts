/** Wait before the next code, in seconds, when the service names none. */
const USUAL_WAIT_SECONDS = 30;

/**
 * Returns the time from which the user can request another one-time code.
 * @param seconds the service's own figure (`resendAfterSeconds`), counted from now
 * @returns epoch ms of this device's clock
 */
export function resendFrom(seconds = USUAL_WAIT_SECONDS): number {
  return Date.now() + seconds * 1000;
}
