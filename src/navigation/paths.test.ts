import { expect, it } from 'vitest';
import { leadsToLogout } from './paths';

const origin = 'https://app.test';

it.each([
  '/auth/logout',
  '/auth/logout/?redirectUrl=%2F',
  '/auth/Logout-All-Sessions',
  '/auth/%6cogout',
  'https://app.test/auth/logout',
])('%s signs out', (target) => expect(leadsToLogout(target, origin)).toBe(true));

it.each(['/auth/login', '/auth/logout/other', '/view/home?next=/auth/logout', 'https://other.test/auth/logout'])(
  '%s does not',
  (target) => expect(leadsToLogout(target, origin)).toBe(false),
);
