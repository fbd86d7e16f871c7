import type { Invitation } from '../../data/control';
import { fromNow } from '../../parts/times';

const ended = { used: 'Used', declined: 'Declined' } as const;

/** @param now epoch ms of the world's clock */
export function stateOf(
  { state, isExpired, expiresAt }: Pick<Invitation, 'state' | 'isExpired' | 'expiresAt'>,
  now: number,
): string {
  if (state !== 'open') return ended[state];
  return isExpired || expiresAt <= now ? 'Expired' : `Open, ends ${fromNow(expiresAt - now)}`;
}
