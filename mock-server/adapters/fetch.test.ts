import { expect, test } from 'vitest';
import { seedWorld } from '../seed';
import { Worlds } from '../world/worlds';
import { respondToFetch } from './fetch';
import { textsOnDisk } from './texts-on-disk';

test('a caller that stores cookies itself adds its headers and receives every Set-Cookie', async () => {
  const stored: string[] = [];
  const response = await respondToFetch(
    new Worlds(seedWorld, textsOnDisk),
    new Request('http://app.test/api/authentication-service/v0/login?mock-world=mine', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-CSRF-Token': 'token-1' },
      body: new URLSearchParams({ username: 'ann.lee', password: 'Sunny-Harbor-42' }),
    }),
    {
      headers: { cookie: 'csrf-token=token-1', host: 'app.test' },
      storeCookies: async (cookies) => void stored.push(...cookies.map((cookie) => cookie.split('=')[0] ?? '')),
    },
  );
  expect(response?.status).toBe(200);
  expect(stored).toEqual(expect.arrayContaining(['session', 'session-expiry', 'mock-world']));
});

test('a path of another server has no response', async () => {
  expect(
    await respondToFetch(new Worlds(seedWorld, textsOnDisk), new Request('http://app.test/auth/login')),
  ).toBeNull();
});
