import { PASSWORD_CHANGED_LOGOUT } from '../../config/constants';

export function secondsLeft(elapsedMs: number): number {
  return Math.max(0, Math.ceil((PASSWORD_CHANGED_LOGOUT.afterMs - elapsedMs) / 1000));
}
