import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createServer, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { mockServer } from '../../mock-server/adapters/vite';
import { plainRequests } from './plain-requests';

/** Answers with what it was sent. */
const echo: Plugin = {
  name: 'echo',
  configureServer: ({ middlewares }) =>
    void middlewares.use('/login', async (asked, response) => response.end(`${asked.url} ${await text(asked)}`)),
};

// Vite listens for websockets.
test.each(['h2c', 'TLS/1.0'])(
  'a request that offers %s gets its response from the development server, and the mock server in it refuses none',
  async (offer) => {
    const vite = await createServer({
      configFile: false,
      appType: 'custom',
      optimizeDeps: { noDiscovery: true },
      plugins: [plainRequests(), mockServer(), echo],
      server: { port: 0 },
    });
    await vite.listen();
    const address = vite.httpServer?.address();
    const sent = request({
      port: typeof address === 'object' ? address?.port : undefined,
      method: 'POST',
      path: '/login?a=1',
      headers: { Connection: 'Upgrade, HTTP2-Settings', Upgrade: offer, 'HTTP2-Settings': 'AAEAAEAAAAIAAAAA' },
      signal: AbortSignal.timeout(5_000),
    });
    sent.end('x'.repeat(200_000));
    const [response] = await once(sent, 'response');
    expect(await text(response)).toBe(`/?a=1 ${'x'.repeat(200_000)}`);
    await vite.close();
  },
);
