import { connect as connectHttp2 } from 'node:http2';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/cli/free-port';
import { refusalHeaders } from '../../scripts/delivery/headers';
import { request } from './front/case';
import { makeCertificates, type Certificates } from './front/certificates';
import { publicHost, startNginx, type FrontServer } from './front/servers';
import { exchange, headerOf } from './front/socket';
import { ask, withNginx } from './front/with-nginx';

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
  const versionOf = (options: object, { port } = server): Promise<string | null> =>
    new Promise((resolve) => {
      const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false, ...options });
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
    ['TLS 1.0', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' }, /_PROTOCOL_VERSION$/],
    ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }, /_PROTOCOL_VERSION$/],
  ])('refuses %s', async (_name, options, code) => {
    expect(await versionOf(options)).toMatch(code);
  });

  it('takes ciphers with forward secrecy and an authenticated text, for both kinds of keys, and no other', async () => {
    const rsa = { ...certificates.filesOf('other name'), plainListen: `127.0.0.1:${await freePort()}` };
    await withNginx({ tls: rsa }, async (withRsa) => {
      for (const [key, at] of [['ECDSA', server] as const, ['RSA', withRsa] as const]) {
        const taken = (ciphers: string) => versionOf({ maxVersion: 'TLSv1.2', ciphers }, at);
        for (const cipher of ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'])
          expect(await taken(`ECDHE-${key}-${cipher}`), cipher).toBe('TLSv1.2 none');
        for (const cipher of ['AES128-GCM-SHA256', `ECDHE-${key}-AES128-SHA`])
          expect(await taken(cipher), cipher).toMatch(/_HANDSHAKE_FAILURE$/);
      }
    });
  });

  it('goes on with a session by its number. A ticket would open to who steals its one key', async () => {
    const visit = (session?: Buffer) =>
      new Promise<TLSSocket>((resolve) => {
        const options = { port: server.port, rejectUnauthorized: false, maxVersion: 'TLSv1.2', session } as const;
        const socket: TLSSocket = connectTls(options, () => resolve(socket.end()));
      });
    const first = await visit();
    expect(first.getTLSTicket()).toBeUndefined();
    expect((await visit(first.getSession())).isSessionReused()).toBe(true);
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
    ['a page', request('GET', '/auth/login?to=%2Fx'), 301, `https://${publicHost}/auth/login?to=%2Fx`],
    ['a check by address', request('GET', '/healthz', ['Host: 10.0.0.7']), 200, undefined],
    ['XHEAD', request('XHEAD', '/auth/login'), 405, undefined],
    ['HEADX', request('HEADX', '/auth/login'), 405, undefined],
    ['HEAD', request('HEAD', '/'), 301, `https://${publicHost}/`],
    ['a form', request('POST', '/auth/login', ['Content-Length: 2'], 'a='), 405, undefined],
    ['another host', request('GET', '/auth/login', ['Host: evil.example']), 421, undefined],
    ['a path of two readings', request('GET', '/auth/..//evil.example'), 400, undefined],
    ['chunks', request('GET', '/auth/login', ['Transfer-Encoding: chunked'], '0\r\n\r\n'), 400, undefined],
  ])('plain http, with %s', async (_name, text, status, location) => {
    const response = await ask(plainPort, text);
    expect(response?.status).toBe(status);
    const headers = { ...refusalHeaders, Server: 'nginx', Connection: 'close', Location: location };
    for (const [name, value] of Object.entries(headers)) expect(response && headerOf(response, name), name).toBe(value);
    if (status === 200) expect(response && headerOf(response, 'Content-Type')).toBe('application/json');
  });

  it('plain http gives up a client that does not come to an end', async () => {
    const { isClosed, took } = await exchange(plainPort, 'GET / HTTP/1.1', { untilClosed: true });
    expect([isClosed, took < 4000]).toEqual([true, true]);
  });

  it('plain http writes into the same logs, with no query', async () => {
    await ask(plainPort, request('GET', '/auth/login?token=SECRET', ['User-Agent: Canary']));
    await expect.poll(server.log).toContain('"tls":"","status":"301"');
    expect(server.log()).not.toMatch(/SECRET|Canary/);
  });
});
