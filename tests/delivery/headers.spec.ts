import { expect, test } from '@playwright/test';
import { ruleFor } from '../../scripts/delivery/headers';
import { developmentFolder } from '../../scripts/delivery/configuration';
import { rulesOf } from '../../scripts/delivery/built-folder';
import { request as rawRequest } from './front/case';
import { exchange } from './front/socket';

// nginx serves in production. `front-server.test.ts` checks what it refuses.
test.describe('the preview serves a build as production does', () => {
  for (const path of ['/auth/login', '/auth/config.json']) {
    test(`${path} carries every header of the table`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const rules = rulesOf('dist', { configurationFolder: developmentFolder });
      for (const [name, value] of Object.entries(ruleFor(rules, path)?.headers ?? {}))
        expect(response.headers()[name.toLowerCase()], name).toBe(value);
    });
  }

  test('every path under /auth and the product home serve the page, and no other path does', async ({ request }) => {
    for (const path of ['/auth/no/such/place', '/', '/view/home', '/authn/landing'])
      expect((await request.get(path)).headers()['content-type'], path).toContain('text/html');
    expect((await request.get('/authentication')).status()).toBe(404);
    expect((await request.get('/auth/assets/gone-12345678.js')).status()).toBe(404);
    expect((await request.get('/package.json')).status()).toBe(404);
  });

  test('a foreign host name that resolves here can read and change nothing, in the mock server either', async ({
    baseURL,
  }) => {
    const port = Number(new URL(baseURL ?? '').port);
    const statusOf = async (method: string, path: string, host: string): Promise<number | undefined> =>
      (await exchange(port, rawRequest(method, path, [`Host: ${host}:${port}`, 'Content-Length: 0']), { method }))
        .responses[0]?.status;
    for (const path of [
      '/__mock/personas',
      '/outside/nexo/login',
      '/api/authentication-service/v0/check',
      '/auth/login',
      '/',
    ])
      expect(await statusOf('GET', path, 'rebound.example'), path).toBe(403);
    expect(await statusOf('POST', '/__mock/reset', 'rebound.example')).toBe(403);
    for (const host of ['localhost', 'rebrand.localhost', '127.0.0.1', '[::1]'])
      expect(await statusOf('GET', '/__mock/personas', host), host).toBe(200);
  });
});
