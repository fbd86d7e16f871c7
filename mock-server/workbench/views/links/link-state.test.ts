import { expect, test } from 'vitest';
import { stateOf } from './link-state';

const day = 86_400_000;

test.each([
  [{ state: 'open', isExpired: false, expiresAt: 15 * day }, 'Open, ends in 15 days'],
  [{ state: 'open', isExpired: true, expiresAt: -1 }, 'Expired'],
  // The clock may have moved since the list was read.
  [{ state: 'open', isExpired: false, expiresAt: 0 }, 'Expired'],
  [{ state: 'used', isExpired: true, expiresAt: -1 }, 'Used'],
  [{ state: 'declined', isExpired: false, expiresAt: day }, 'Declined'],
] as const)('the link %j says its state', (link, words) => {
  expect(stateOf(link, 0)).toBe(words);
});
