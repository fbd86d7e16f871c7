import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/cli/free-port';
import { refusalHeaders } from '../../scripts/delivery/headers';
import { request } from './front/case';
import { publicHost, type FrontServer } from './front/servers';
import { exchange, headerOf } from './front/socket';
import { ask, statusOf, withNginx } from './front/with-nginx';

it('every line of the access log is JSON, also for a hostile request', async () => {
  await withNginx({}, async (server) => {
    for (const line of ['GET /auth/login HTTP/1.1', 'G"ET /"\\\u0001 HTTP/1.1', '"\u00ff'])
      await exchange(server.port, `${line}\r\nHost: "${publicHost}\r\nX-Trace-Id: "\\\r\n\r\n`);
    await expect.poll(() => server.log().trim().split('\n').length).toBeGreaterThan(3);
    for (const line of server.log().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('seconds');
    const traceId = 'c'.repeat(32);
    await ask(server.port, request('GET', '/api/faulty/silent', [`X-Trace-Id: ${traceId}`]));
    await ask(server.port, request('GET', '/', [`Host: evil.example`]));
    await expect.poll(server.log).toContain('"status":"421"');
    const lines = server.log().split('\n');
    const [first, ...others] = lines.filter((line) => line.includes(traceId));
    const seconds = expect.stringMatching(/^1\.\d{3}$/);
    expect([JSON.parse(first ?? ''), ...others]).toEqual([
      {
        ...{ time: expect.stringMatching(/^\d{4}-.*T/), client: '127.0.0.1', host: publicHost, method: 'GET' },
        ...{
          path: '/api',
          protocol: 'HTTP/1.1',
          tls: '',
          status: '504',
          bytes: expect.stringMatching(/^\d{3,4}$/),
          seconds,
        },
        ...{
          upstream: `127.0.0.1:${server.services.port}`,
          upstreamStatus: '504',
          upstreamSeconds: seconds,
          traceId,
        },
        upstreamConnectSeconds: expect.stringMatching(/^0\.\d{3}$/),
      },
      first,
    ]);
    expect(server.outages()).toBe(`${first}\n`);
    expect(server.log()).toContain('"host":"-"');
  });
});

it('the log of an outage names the method that was asked, so that a lost sign-in is seen, and nothing that the services did not cause', async () => {
  const apiOrigin = new URL(`http://127.0.0.1:${await freePort()}`);
  await withNginx({ apiOrigin, isUnmarked: true }, async (server) => {
    await ask(server.port, request('GET', '/readyz'));
    await ask(server.port, request('POST', '/api/x', ['Transfer-Encoding: gzip']));
    rmSync(join(server.work, 'client_body'), { recursive: true });
    const kept = await ask(server.port, request('POST', '/api/x', ['Content-Length: 100000'], 'a'.repeat(100_000)));
    expect(kept?.status, 'without a folder for long bodies').toBe(500);
    await ask(server.port, request('POST', '/api/authentication-service/v0/login', ['Content-Length: 2'], '{}'));
    await expect.poll(server.outages).toMatch(/^[^\n]*"method":"POST".*"status":"502".*\n$/);
  });
});

describe('a health check', () => {
  const byAddress = (target: string) => request('GET', target, ['Host: 10.0.0.7']);

  it('says "alive" at any host, while the services are down and the folder is of another release', async () => {
    const apiOrigin = new URL(`http://127.0.0.1:${await freePort()}`);
    await withNginx({ apiOrigin, isUnmarked: true }, async ({ port }) => {
      expect(await ask(port, byAddress('/healthz'))).toMatchObject({ status: 200, body: '{"status":"alive"}\n' });
      expect((await ask(port, byAddress('/readyz')))?.status).toBe(503);
      expect(await statusOf(port, '/healthz')).toBe(200);
    });
  });

  it('says "ready" while page, configuration and server file are of one release', async () => {
    await withNginx({}, async ({ port, folder, release }) => {
      const response = await ask(port, byAddress('/readyz'));
      expect(response).toMatchObject({ status: 200, body: `{"status":"ready","release":"${release}"}\n` });
      for (const [name, value] of Object.entries(refusalHeaders))
        expect(response && headerOf(response, name), name).toBe(value);
      expect(await statusOf(port, `/release/${release}.txt`)).toBe(404);
      rmSync(join(folder, 'auth/config.json'));
      expect((await ask(port, byAddress('/readyz')))?.status).toBe(503);
    });
  });

  it("shows nginx's own numbers at an address of this machine, and nowhere else", async () => {
    await withNginx({}, async ({ port, statusPort, log }) => {
      expect(await ask(statusPort, request('GET', '/status'))).toMatchObject({
        status: 200,
        body: expect.stringContaining('Active connections: 1'),
      });
      expect(await statusOf(port, '/status')).toBe(404);
      const response = await ask(statusPort, request('GET', '/'));
      expect([response?.status, response && headerOf(response, 'Server')]).toEqual([404, 'nginx']);
      expect(log()).not.toContain('GET / ');
    });
  });
});

describe('the address of a client', () => {
  const callBy = (addresses: string) => request('GET', '/api/x', [`X-Forwarded-For: ${addresses}`]);
  const call = callBy('6.6.6.6, 203.0.113.9');
  const forwarded = ({ services }: FrontServer) =>
    services.received[0]?.headers.find(([name]) => name === 'x-forwarded-for')?.[1];

  it('comes from a trusted network that forwards it, without what the client added', async () => {
    await withNginx({ trustedProxies: ['127.0.0.0/8'] }, async (server) => {
      await ask(server.port, call);
      expect(forwarded(server)).toBe('203.0.113.9');
      await expect.poll(server.log).toContain('"client":"203.0.113.9"');
    });
  });

  it('comes from the farthest of several trusted networks, such as a delivery network before a load balancer', async () => {
    await withNginx({ trustedProxies: ['127.0.0.0/8', '198.51.100.0/24'] }, async (server) => {
      await ask(server.port, callBy('6.6.6.6, 203.0.113.9, 198.51.100.7'));
      expect(forwarded(server)).toBe('203.0.113.9');
    });
  });
});

it('many odd requests 20,000 of them leave nginx alive, with the memory that it had', async () => {
  await withNginx({}, async (server) => {
    const odd = [
      ...['/auth/login', '/api/x', '/api/../x', '/nowhere', '/%00'].map((target) => request('GET', target)),
      request('POST', '/api/x', ['Content-Length: 2'], '{}'),
      request('GET', '/auth/login', ['Host: evil.example']),
      request('GET', '/api/x', ['Connection: X-Secret']),
    ];
    const round = async (size: number) => {
      for (let at = 0; at < size / 200; at += 1)
        await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            exchange(server.port, (odd[(at + index) % odd.length] ?? '').repeat(10), { responses: 10 }),
          ),
        );
    };
    await round(4000);
    const before = memoryOf(server);
    await round(16_000);
    expect(await statusOf(server.port, '/auth/login')).toBe(200);
    const after = memoryOf(server);
    console.log(`| 20,000 odd requests leave nginx alive, with its memory | ${before} kB before | ${after} kB after |`);
    expect(after).toBeLessThan(before + 4096);
  });
}, 120_000);

/** The memory of the process, kB. */
function memoryOf({ process: { pid } }: FrontServer): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
