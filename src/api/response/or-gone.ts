import { isApiError } from './api-error';

/** Treats a 404 of a removal as success: another tab has removed it, or it has ended by itself. */
export async function orGone(removal: Promise<void>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!isApiError(error, 'NOT_FOUND')) throw error;
  }
}
