import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserProperties } from './front/browser-cases';
import { freePort } from '../../scripts/cli/free-port';
import { judge, type Property, request } from './front/case';
import { judgeFault, slowProperties } from './front/fault-cases';
import { faultyResponses } from './front/faulty-responses';
import { framingProperties } from './front/framing-cases';
import { pathProperties } from './front/path-cases';
import { requestProperties } from './front/request-cases';
import { isAlive, startNginx, type FrontServer } from './front/servers';
import { exchange, headerOf } from './front/socket';
import { wayProperties } from './front/way-cases';
import { ask, withNginx } from './front/with-nginx';

const oneByOne: readonly Property[] = [
  ...pathProperties,
  ...framingProperties,
  ...requestProperties,
  ...wayProperties,
  ...browserProperties,
];

const faults = Object.entries(faultyResponses);

describe('nginx with the generated file', () => {
  let server: FrontServer;
  beforeAll(async () => void (server = await startNginx()), 180_000);
  afterAll(() => server.stop());

  for (const { property, cases } of oneByOne) {
    describe(property, () => {
      it.each(cases)('$name', (one) => judge(server, one));
    });
  }

  // Each case waits for a time-out, so they run concurrently.
  describe.concurrent('services that fail give 502 or 504, or a response that is seen to break off', () => {
    it.each(faults)('%s: the services get one request', (name, faulty) => judgeFault(server, name, faulty));
  });
  for (const { property, cases } of slowProperties) {
    describe.concurrent(property, () => {
      it.each(cases)('$name', (one) => judge(server, one));
    });
  }
});

describe('nginx', () => {
  it('gives 502 in the error envelope for services that are down', async () => {
    const server = await startNginx({ apiOrigin: new URL('http://127.0.0.1:9') });
    const { responses } = await exchange(server.port, request('GET', '/api/x'));
    expect(responses[0]?.status).toBe(502);
    expect(JSON.parse(responses[0]?.body ?? '')).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await isAlive(server)).toBe(true);
    await server.stop();
  });

  it('adds what a response of the services does not say of caches and frames, and keeps what it says', async () => {
    const own = { 'Cache-Control': 'private, max-age=60', 'Content-Security-Policy': "default-src 'self'" };
    const services = createServer(({ url }, response) => response.writeHead(200, url === '/api/own' ? own : {}).end());
    const apiPort = await freePort();
    await new Promise<void>((listening) => services.listen(apiPort, '127.0.0.1', listening));
    await withNginx({ apiOrigin: new URL(`http://127.0.0.1:${apiPort}`) }, async ({ port }) => {
      const headersOf = async (target: string) => {
        const response = await ask(port, request('GET', target));
        return ['Cache-Control', 'Content-Security-Policy', 'X-Frame-Options'].map(
          (name) => response && headerOf(response, name),
        );
      };
      expect(await headersOf('/api/a.css')).toEqual(['no-store', "default-src 'none'; frame-ancestors 'none'", 'DENY']);
      expect(await headersOf('/api/own')).toEqual(['private, max-age=60', "default-src 'self'", 'DENY']);
    });
    services.close();
  });

  it('serves security.txt once the operator has put it into the folder', async () => {
    const server = await startNginx();
    const text = 'Contact: mailto:security@login.example\nExpires: 2030-01-01T00:00:00Z\n';
    const asked = () => ask(server.port, request('GET', '/.well-known/security.txt'));
    expect((await asked())?.status).toBe(404);
    mkdirSync(join(server.folder, '.well-known'));
    writeFileSync(join(server.folder, '.well-known/security.txt'), text);
    const response = await asked();
    expect(response?.body).toBe(text);
    expect(response && headerOf(response, 'Content-Type')).toBe('text/plain; charset=utf-8');
    expect(response && headerOf(response, 'Content-Security-Policy')).toContain("default-src 'none'");
    await server.stop();
  });
});
