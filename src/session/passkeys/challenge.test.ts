import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { configureApi } from '../../api/configure';
import { bases, origin, server, standInForServices } from '../../../tests/support/services';
import { dropChallenge, freshFor, takeChallenge } from './challenge';

standInForServices();

test('two forms at once ask for one challenge', async () => {
  configureApi({ bases: { ...bases, accountSecurity: '/api/account-security/v0' } });
  let calls = 0;
  server.use(
    http.post(`${origin}/api/account-security/v0/passkey-sign-ins`, () => {
      calls += 1;
      return HttpResponse.json({ id: 'one', publicKey: { challenge: 'AAAA' } }, { status: 201 });
    }),
  );
  await Promise.all([takeChallenge(), takeChallenge()]);
  expect(calls).toBe(1);
  dropChallenge();
});

// The date of a service on another origin is unreadable unless the service exposes it. The device may then be ahead.
test.each([-900_000, 1_000])(
  'a challenge that seems to have %i ms left does not make the page ask at once',
  async (left) => {
    configureApi({ bases: { ...bases, accountSecurity: '/api/account-security/v0' } });
    const expiresAt = new Date(Date.now() + left).toISOString();
    server.use(
      http.post(`${origin}/api/account-security/v0/passkey-sign-ins`, () =>
        HttpResponse.json({ id: 'one', expiresAt, publicKey: { challenge: 'AAAA' } }, { status: 201 }),
      ),
    );
    await takeChallenge();
    expect(freshFor()).toBeGreaterThan(40_000);
    dropChallenge();
  },
);
