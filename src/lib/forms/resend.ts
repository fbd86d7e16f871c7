/** How long to wait for a code before another one is asked for, where the service gives no figure. */
const USUAL_WAIT_SECONDS = 30;

/**
 * When another one-time code can be asked for.
 * @param seconds the service's own figure (`resendAfterSeconds`), counted from now
 * @returns epoch ms of this device's clock
 */
export function resendFrom(seconds: number = USUAL_WAIT_SECONDS): number {
  return Date.now() + seconds * 1000;
}
