import type { WebhookDelivery } from '../../data/control';
import { asTime } from '../../parts/times';

export function deliveryKind({ state }: WebhookDelivery): 'good' | 'refused' | 'failed' {
  if (state === 'DELIVERED') return 'good';
  return state === 'PENDING' ? 'refused' : 'failed';
}

/** For example "failed, next attempt at 17:11:20". */
export function outcomeOf({ state, nextAt, attempts }: WebhookDelivery): string {
  const often = attempts.length === 1 ? 'one attempt' : `${attempts.length} attempts`;
  if (state === 'DELIVERED') return attempts.length === 1 ? 'received' : `received after ${often}`;
  if (state === 'FAILED') return attempts.length === 0 ? 'never sent' : `failed after ${often}`;
  return nextAt === null ? 'being sent' : `failed, next attempt at ${asTime(nextAt)}`;
}

/** "17:11:20: It answered 204: received." or "17:11:20: It answered 500." */
export function attemptText({ at, status, problem }: WebhookDelivery['attempts'][number]): string {
  return `${asTime(at)}: ${problem ?? `It answered ${String(status)}: received.`}`;
}
