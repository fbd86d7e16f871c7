/** Wait before the next code, in seconds, when the service names none. */
const USUAL_WAIT_SECONDS = 30;

/** Epoch ms of this device's clock. */
export function resendFrom(seconds = USUAL_WAIT_SECONDS): number {
  return Date.now() + seconds * 1000;
}
