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

const faults = ['GET', 'POST'].flatMap((method) =>
  Object.entries(faultyResponses).map(([name, faulty]) => [method, name, faulty] as const),
);

const ofFaults = 'services that fail give 502 or 504, or a response that is seen to break off';
const sizes = new Map<string, number>([
  ...oneByOne.map(({ property, cases }) => [property, cases.length] as const),
  [ofFaults, faults.length],
  ...slowProperties.map(({ property, cases }) => [property, cases.length] as const),
]);

/** How many cases of each property pass. Written as a table to reports/delivery/front-server.md. */
const held = new Map<string, number>();
async function counted(property: string, judged: Promise<void>): Promise<void> {
  await judged;
  held.set(property, (held.get(property) ?? 0) + 1);
}

describe('nginx with the generated file', () => {
  let server: FrontServer;
  beforeAll(async () => void (server = await startNginx()), 180_000);
  afterAll(() => server.stop());

  for (const { property, cases } of oneByOne) {
    describe(property, () => {
      it.each(cases)('$name', (one) => counted(property, judge(server, one)));
    });
  }

  // Each case waits for a time-out, so they run concurrently.
  describe.concurrent(ofFaults, () => {
    it.each(faults)('%s %s: the services get one request', (method, name, faulty) =>
      counted(ofFaults, judgeFault(server, name, method, faulty)),
    );
  });
  for (const { property, cases } of slowProperties) {
    describe.concurrent(property, () => {
      it.each(cases)('$name', (one) => counted(property, judge(server, one)));
    });
  }

  it('has at least 250 cases', () => {
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(250);
  });
});

describe('nginx', () => {
  it('gives 502 in the error envelope for services that are down', async () => {
    const server = await startNginx({ apiOrigin: new URL(`http://127.0.0.1:${await freePort()}`) });
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

afterAll(() => {
  const rows = [...sizes].map(([property, size]) => `| ${property} | ${size} | ${held.get(property) ?? 0} |`);
  mkdirSync('reports/delivery', { recursive: true });
  writeFileSync(
    'reports/delivery/front-server.md',
    ['| property | cases | hold |', '|---|---|---|', ...rows, ''].join('\n'),
  );
  console.log(rows.join('\n'));
});
