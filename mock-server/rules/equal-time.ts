import type { OperationId } from '../contract/types';
import type { ServiceResponse } from '../wire/service-response';

/** In real ms, and more than any of these operations takes. */
export const LEAST_MS = 10;

/** A known account costs them more work than an unknown one. */
const hiding: ReadonlySet<OperationId> = new Set([
  'login',
  'requestPasswordReset',
  'requestUsernameReminder',
  'requestSelfRegistration',
]);

/**
 * Responds no sooner than after `LEAST_MS`, so that the time does not tell whether an account exists (docs/contract.md).
 * A login that succeeds tells it anyway, so it waits for nothing.
 */
export async function inEqualTime(
  id: OperationId,
  handle: () => ServiceResponse | Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  if (!hiding.has(id)) return handle();
  const least = new Promise((passed) => setTimeout(passed, LEAST_MS));
  const response = await handle();
  // Stryker disable next-line ConditionalExpression: no other of these operations responds with 200.
  if (id !== 'login' || response.status !== 200) await least;
  return response;
}
