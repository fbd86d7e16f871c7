import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { configureApi } from '../../api/configure';
import { bases, origin, server, standInForServices } from '../../../tests/support/services';
import { dropChallenge, freshFor, takeChallenge } from './challenge';

standInForServices();

/** Answers each request for a challenge, and counts them. */
function countChallenges(expiresAt?: string) {
  configureApi({ bases: { ...bases, accountSecurity: '/api/account-security/v0' } });
  const respond = vi.fn(() =>
    HttpResponse.json({ id: 'one', expiresAt, publicKey: { challenge: 'AAAA' } }, { status: 201 }),
  );
  server.use(http.post(`${origin}/api/account-security/v0/passkey-sign-ins`, respond));
  return respond;
}

test('two forms at once ask for one challenge', async () => {
  const asked = countChallenges();
  await Promise.all([takeChallenge(), takeChallenge()]);
  expect(asked).toHaveBeenCalledOnce();
  dropChallenge();
});

// The date of a service on another origin is unreadable unless the service exposes it. The device may then be ahead.
test.each([-900_000, 1_000])(
  'a challenge that seems to have %i ms left does not make the page ask at once',
  async (left) => {
    countChallenges(new Date(Date.now() + left).toISOString());
    await takeChallenge();
    expect(freshFor()).toBeGreaterThan(40_000);
    dropChallenge();
  },
);
