import { readFileSync, rmSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/cli/free-port';
import { refusalHeaders } from '../../scripts/delivery/headers';
import { request } from './front/case';
import { makeCertificates, type Certificates } from './front/certificates';
import { publicHost, startNginx, type FrontServer } from './front/servers';
import { exchange, headerOf } from './front/socket';
import { ask, statusOf, withNginx } from './front/with-nginx';

describe('every line of the access log', () => {
  it('is JSON, also for a hostile request', async () => {
    await withNginx({}, async (server) => {
      for (const line of ['GET /auth/login HTTP/1.1', 'G"ET /"\\\u0001 HTTP/1.1', '"\u00ff'])
        await exchange(server.port, `${line}\r\nHost: "${publicHost}\r\nX-Trace-Id: "\\\r\n\r\n`);
      await expect.poll(() => server.log().trim().split('\n').length).toBeGreaterThan(3);
      for (const line of server.log().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('seconds');
    });
  });
});

describe('the log of an outage', () => {
  it('names the method that was asked, so that a lost sign-in is seen', async () => {
    const apiOrigin = new URL(`http://127.0.0.1:${await freePort()}`);
    await withNginx({ apiOrigin }, async (server) => {
      await ask(server.port, request('POST', '/api/authentication-service/v0/login', ['Content-Length: 2'], '{}'));
      await expect.poll(server.outages).toMatch(/"method":"POST".*"status":"502"/);
    });
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
    await withNginx({}, async ({ port, statusPort }) => {
      expect(await ask(statusPort, request('GET', '/status'))).toMatchObject({
        status: 200,
        body: expect.stringContaining('Active connections: 1'),
      });
      expect(await statusOf(port, '/status')).toBe(404);
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

  it('is the address of the connection otherwise', async () => {
    await withNginx({}, async (server) => {
      await ask(server.port, call);
      expect(forwarded(server)).toBe('127.0.0.1');
    });
  });
});

describe('many odd requests', () => {
  it('20,000 of them leave nginx alive, with the memory that it had', async () => {
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
      console.log(
        `| 20,000 odd requests leave nginx alive, with its memory | ${before} kB before | ${after} kB after |`,
      );
      expect(after).toBeLessThan(before + 4096);
    });
  }, 120_000);
});

/** The memory of the process, kB. */
function memoryOf({ process: { pid } }: FrontServer): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

describe('TLS', () => {
  let certificates: Certificates;
  let server: FrontServer;
  let plainPort: number;
  beforeAll(async () => {
    certificates = makeCertificates();
    plainPort = await freePort();
    const { certificate, key } = certificates.filesOf('right');
    server = await startNginx({ tls: { certificate, key, plainListen: `127.0.0.1:${plainPort}` } });
  });
  afterAll(async () => {
    await server.stop();
    certificates.remove();
  });

  /** The agreed version, or the code of the failure. */
  const versionOf = (options: object): Promise<string | null> =>
    new Promise((resolve) => {
      const socket = connectTls({ port: server.port, host: '127.0.0.1', rejectUnauthorized: false, ...options });
      const end = (result: string | null) => {
        resolve(result);
        socket.destroy();
      };
      socket.on('secureConnect', () => end(`${socket.getProtocol()} ${socket.alpnProtocol || 'none'}`));
      socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    });

  it('is of version 1.2 or 1.3, with HTTP/2 for those who ask', async () => {
    expect(await versionOf({ maxVersion: 'TLSv1.2', ALPNProtocols: ['h2', 'http/1.1'] })).toBe('TLSv1.2 h2');
    expect(await versionOf({ ALPNProtocols: ['h2', 'http/1.1'] })).toBe('TLSv1.3 h2');
    expect(await versionOf({ ALPNProtocols: ['http/1.1'] })).toBe('TLSv1.3 http/1.1');
  });

  it.each([
    ['TLS 1.1', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }],
    ['a cipher without forward secrecy', { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' }],
    ['a cipher without authentication of its text', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' }],
  ])('refuses %s', async (_name, options) => {
    expect(await versionOf(options)).toMatch(/^(?:ERR_SSL|ECONNRESET)/);
  });

  /** The status of a request over HTTP/2, or the code of its end. */
  const overHttp2 = (headers: Record<string, string>, body?: string): Promise<unknown> =>
    new Promise((resolve) => {
      const session = connectHttp2(`https://127.0.0.1:${server.port}`, { rejectUnauthorized: false });
      const stream = session.request({ ':authority': publicHost, ...headers }, { endStream: body === undefined });
      const end = (result: unknown) => {
        resolve(result);
        session.destroy();
      };
      stream.on('response', (headers) => end(headers[':status']));
      stream.on('error', end);
      session.on('error', end);
      if (body !== undefined) stream.end(body);
    });

  it('keeps the rules of requests over HTTP/2', async () => {
    expect(await overHttp2({ ':path': '/auth/login' })).toBe(200);
    expect(await overHttp2({ ':path': '/api/../x' })).toBe(400);
    expect(await overHttp2({ ':path': '/auth/login', ':authority': 'evil.example' })).toBe(421);
    expect(await overHttp2({ ':path': '/auth/login', ':method': 'POST' }, '{}')).toBe(405);
    expect(await overHttp2({ ':path': '/api/x', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' })).toBe(403);
    expect(await overHttp2({ ':path': '/auth/login', ':method': 'GET', 'content-length': '2' }, '{}')).toBe(400);
  });

  it('passes a call over HTTP/2 on, once and with its cookies', async () => {
    const before = server.services.received.length;
    expect(await overHttp2({ ':path': '/api/x', ':method': 'POST', cookie: 'a=1; b=2' }, '{"a":1}')).toBe(200);
    const [call, ...more] = server.services.received.slice(before);
    expect(more).toEqual([]);
    expect(call).toMatchObject({ method: 'POST', target: '/api/x', body: '{"a":1}' });
    expect(call?.headers).toContainEqual(['cookie', 'a=1; b=2']);
    expect(call?.headers).toContainEqual(['x-forwarded-proto', 'https']);
  });

  it('answers plain http on its own port in the error envelope', async () => {
    const response = await ask(server.port, request('GET', '/auth/login'));
    expect(response?.status).toBe(400);
    expect(JSON.parse(response?.body ?? '')).toMatchObject({ code: 'MALFORMED_REQUEST' });
    expect(response && headerOf(response, 'Content-Security-Policy')).toContain("default-src 'none'");
  });

  it.each([
    [
      'a page',
      request('GET', '/auth/login?redirectUrl=%2Fx'),
      301,
      `https://${publicHost}/auth/login?redirectUrl=%2Fx`,
    ],
    ['a form', request('POST', '/auth/login', ['Content-Length: 2'], 'a='), 405, undefined],
    ['another host', request('GET', '/auth/login', ['Host: evil.example']), 421, undefined],
    ['a path of two readings', request('GET', '/auth/..//evil.example'), 400, undefined],
    ['chunks', request('GET', '/auth/login', ['Transfer-Encoding: chunked'], '0\r\n\r\n'), 400, undefined],
  ])('plain http, with %s', async (_name, text, status, location) => {
    const response = await ask(plainPort, text);
    expect(response?.status).toBe(status);
    expect(response && headerOf(response, 'Location')).toBe(location);
    expect(server.services.received.filter(({ target }) => target.includes('evil'))).toEqual([]);
  });
});
