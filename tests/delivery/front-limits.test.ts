import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { limitsFrom, placeFrom } from '../../scripts/delivery/nginx/place';
import { judge, judgeHeaders, refusedWith, request } from './front/case';
import { startNames } from './front/names';
import type { FrontServer } from './front/servers';
import { startServices } from './front/services';
import { exchange } from './front/socket';
import { ask, withNginx } from './front/with-nginx';

const short = { ...limitsFrom({ REQUEST_TIMEOUT_MS: '1500', ANSWER_TIMEOUT_MS: '1200' }), bodyBytes: 64 * 1024 * 1024 };
const large = 32 * 1024 * 1024;

async function listening(answer: Parameters<typeof createServer>[1]) {
  const server = createServer({ pauseOnConnect: true }, answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { origin: new URL(`http://127.0.0.1:${port}`), close: () => server.close() };
}

/** Asks for a large response and reads none of it until nginx has given the client up. Returns how much comes then. */
async function askWithoutReading({ port, statusPort }: FrontServer, path: string): Promise<number> {
  const socket = connect(port, '127.0.0.1').pause();
  const ended = new Promise<void>((end) => socket.on('error', () => end()).on('close', () => end()));
  socket.write(request('GET', path));
  const open = async () => (await ask(statusPort, request('GET', '/status')))?.body;
  for (const connections of [2, 1])
    await vi.waitFor(async () => expect(await open()).toContain(`Active connections: ${connections}`), 9000);
  socket.resume();
  await ended;
  return socket.bytesRead;
}

describe('the public hosts', () => {
  const placed = (PUBLIC_ORIGIN: string) => () => placeFrom('dist', { PUBLIC_ORIGIN }).publicOrigins;

  it('may be several, and none is refused', () => {
    const origins = placed('https://login.example, https://rebrand.example:8443')();
    expect(origins.map(({ host }) => host)).toEqual(['login.example', 'rebrand.example:8443']);
    for (const text of ['', 'login.example', 'https://login.example/auth'])
      expect(placed(text), text).toThrow('PUBLIC_ORIGIN must be an origin');
  });
});

describe.concurrent('a limit of time or size', () => {
  it('has the documented value', () => {
    expect(limitsFrom({})).toEqual({
      ...{ requestMs: 15_000, connectMs: 5000, responseMs: 60_000, keepAliveMs: 5000 },
      ...{ headBytes: 16_384, targetBytes: 8192, bodyBytes: 1_048_576 },
    });
    expect(limitsFrom({ ANSWER_TIMEOUT_MS: '100' })).toMatchObject({ connectMs: 100, responseMs: 100 });
    for (const wrong of ['99', '100.5', 'x'])
      expect(() => limitsFrom({ REQUEST_TIMEOUT_MS: wrong })).toThrow('REQUEST_TIMEOUT_MS must be');
  });

  it('ends the wait for a name server that is silent', async () => {
    const silent = await startNames(undefined);
    const place = { resolver: silent.address, apiOrigin: new URL('http://services.example'), limits: short };
    await withNginx(place, (server) =>
      judge(server, { name: '', send: request('GET', '/api/x'), expects: { ...refusedWith(502), within: 4000 } }),
    );
    silent.close();
  });

  it('waits for a response for longer than for a connection', async () => {
    const late = await listening((socket) => {
      setTimeout(() => socket.end('HTTP/1.1 204 No Content\r\n\r\n'), 600);
    });
    await withNginx({ apiOrigin: late.origin, limits: { ...short, connectMs: 200 } }, async ({ port }) => {
      expect((await ask(port, request('GET', '/api/x')))?.status).toBe(204);
    });
    late.close();
  });

  it('ends the wait for services that take no body', async () => {
    const deaf = await listening(() => undefined);
    await withNginx({ apiOrigin: deaf.origin, limits: short }, async ({ port }) => {
      const send = request('POST', '/api/x', [`Content-Length: ${large}`], 'a'.repeat(large));
      expect((await exchange(port, send, { patience: 9000 })).responses[0]?.status).toBe(504);
    });
    deaf.close();
  });

  it('ends the wait for a client that takes no file, and keeps nothing for it', async () => {
    await withNginx({ limits: short }, async (server) => {
      mkdirSync(join(server.folder, '.well-known'));
      writeFileSync(join(server.folder, '.well-known/security.txt'), 'a'.repeat(large));
      expect(await askWithoutReading(server, '/.well-known/security.txt')).toBeLessThan(1_000_000);
    });
  });

  it('ends the wait for a client that takes no response, which the services have long sent', async () => {
    let hasSent = false;
    const head = `HTTP/1.1 200 OK\r\nX-Accel-Buffering: no\r\nContent-Length: ${large}\r\n\r\n`;
    const services = await listening((socket) => void socket.write(head + 'a'.repeat(large), () => (hasSent = true)));
    await withNginx({ apiOrigin: services.origin, limits: short }, async (server) => {
      await askWithoutReading(server, '/api/x');
      expect(hasSent).toBe(true);
    });
    services.close();
  });
});

describe('nginx', () => {
  it('asks one of several addresses of the services, once', async () => {
    const first = await startServices();
    const second = await startServices(first.port, '127.0.0.2');
    const names = await startNames({ 'services.example': '127.0.0.1 127.0.0.2' });
    const apiOrigin = new URL(`http://services.example:${first.port}`);
    await withNginx({ apiOrigin, resolver: names.address }, async ({ port }) => {
      expect((await ask(port, request('GET', '/api/faulty/closes')))?.status).toBe(502);
      expect([...first.received, ...second.received]).toHaveLength(1);
    });
    for (const one of [first, second, names]) one.close();
  });

  it('says so in its own words when it cannot keep a body', async () => {
    await withNginx({}, async ({ port, work }) => {
      rmSync(join(work, 'client_body'), { recursive: true });
      const send = request('POST', '/api/x', ['Content-Length: 100000'], 'a'.repeat(100_000));
      const response = await ask(port, send);
      expect(response?.status).toBe(500);
      if (response) judgeHeaders(response, { kind: 'refusal' });
    });
  });
});
