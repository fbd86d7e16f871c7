import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createServer as createVite } from 'vite';
import { expect, test } from 'vitest';
import { mockServer } from '../../mock-server/adapters/vite';
import { answerOffers, plainRequests } from './plain-requests';

test.each(['h2c', 'TLS/1.0'])(
  'a request that offers %s gets its response, beside a listener for websockets',
  async (offer) => {
    const server = createServer(async (asked, response) => response.end(`${asked.url} ${await text(asked)}`));
    server.on('upgrade', () => undefined);
    answerOffers(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const sent = request({
      port: typeof address === 'object' ? address?.port : undefined,
      method: 'POST',
      path: '/login?a=1',
      headers: { Connection: 'Upgrade, HTTP2-Settings', Upgrade: offer, 'HTTP2-Settings': 'AAEAAEAAAAIAAAAA' },
      signal: AbortSignal.timeout(5_000),
    });
    sent.end('x'.repeat(200_000));
    const [response] = await once(sent, 'response');
    expect(await text(response)).toBe(`/login?a=1 ${'x'.repeat(200_000)}`);
    server.close();
    server.closeAllConnections();
  },
);

test('the development server answers such a request, and the mock server in it refuses none', async () => {
  const vite = await createVite({
    configFile: false,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    plugins: [plainRequests(), mockServer()],
    server: { port: 0 },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  const asked = request({
    port: typeof address === 'object' ? address?.port : undefined,
    path: '/missing',
    headers: { Connection: 'Upgrade', Upgrade: 'h2c' },
    signal: AbortSignal.timeout(5_000),
  }).end();
  const [response] = await once(asked, 'response');
  expect(response.statusCode).toBe(404);
  await vite.close();
});
