import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openLog, flushLogs, log, type LogEntry } from '../../api/logging';
import { redact } from '../../api/redact';
import { loadRoutes } from '../routes/first-routes';
import { nameOfPath } from '../routes/known-routes';

const entries: LogEntry[] = [];
openLog(async (batch) => entries.push(...batch), nameOfPath, { sampleRate: 1, maxPerPage: 20 });
beforeAll(loadRoutes);
afterEach(() => void vi.unstubAllGlobals());

describe('the log', () => {
  it('names the route of the page, whose path can carry a token', async () => {
    for (const [path, name] of [
      ['/auth/create-account/canary', '/auth/create-account/:token'],
      ['/auth/Create-Account/canary/sso', '/auth/create-account/:token/:accountType'],
      ['/auth/%63reate-account/canary', '/auth/create-account/:token'],
      ['/auth/r/canary', '/auth/r/:token'],
      ['/auth/unknown/canary', '/auth/*'],
      ['/canary', '*'],
      ['/auth/login', '/auth/login'],
    ] as const) {
      // What other tests have logged goes first.
      await flushLogs();
      entries.length = 0;
      vi.stubGlobal('location', { pathname: path });
      log('info', 'shown');
      await flushLogs();
      expect(entries[0]?.path, path).toBe(name);
    }
  });

  const names = ['create-account', 'Create-Account', '%63reate-account', 'r', 'R', '%72', 'create%2Daccount'];
  it.each([
    ...names.flatMap((name) => [
      `/auth/${name}/canary`,
      `/auth/${name}/canary/sso`,
      `/AUTH/${name}/canary`,
      `https://login.example/auth/${name}/canary?x=1`,
      encodeURIComponent(`/auth/${name}/canary`),
      encodeURIComponent(encodeURIComponent(`/auth/${name}/canary`)),
      `%zz%2Fauth%2F${name}%2Fcanary`,
    ]),
    '/auth/forgot-password/reset?token=canary',
    '/auth/login?redirectUrl=%2Fauth%2Faccount-linking%3Ftoken%3Dcanary',
    '/api/identity-orchestrator/v0/tokens/resetPassword/canary?extended=true',
    '/api/identity-orchestrator/v0/associates/tokens/canary',
    '/api/Identity-Orchestrator/v0/tokens/resetPassword/canary',
  ])('never contains the token of %s', (address) => {
    for (const text of [address, `GET ${address} failed`, `Failed to load (${address})`])
      expect(redact(text, nameOfPath)).not.toContain('canary');
  });
});
