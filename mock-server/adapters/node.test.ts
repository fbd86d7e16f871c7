import { get, type IncomingMessage } from 'node:http';
import { connect as openSocket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect, type Mock, mockOver } from '../client';
import { startMockServer, type MockServer } from './node';

let server: MockServer;
let mock: Mock;
beforeAll(async () => {
  server = await startMockServer({ port: 0 });
  mock = connect(server.origin);
});
afterAll(() => server.close());

/** `fetch` replaces Sec-Fetch-Mode and hides Keep-Alive. */
const plainGet = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve) => {
    get(`${server.origin}${path}`, { headers }, (response) => resolve(response.resume()));
  });

const LOGIN = '/api/authentication-service/v0/login';
const login = (password = 'Sunny-Harbor-42'): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ username: 'ann.lee', password }),
});

describe('the mock server as a separate process', () => {
  test('says which call has made its world', async () => {
    const headers = { 'X-Mock-World': 'made-by-a-call', 'Content-Type': 'application/json' };
    const created = async (path: string, init: RequestInit = {}) =>
      (await fetch(`${server.origin}${path}`, { ...init, headers })).headers.get('X-Mock-World-Created');
    expect(await created('/api/authentication-service/v0/check')).toBe('true');
    expect(await created('/api/authentication-service/v0/check')).toBeNull();
    expect(await created('/__mock/clock')).toBeNull();
  });

  test('makes no world for a call about all worlds', async () => {
    const headers = { 'X-Mock-World': 'asks-only', 'Content-Type': 'application/json' };
    for (const path of ['health', 'worlds']) await fetch(`${server.origin}/__mock/${path}`, { headers });
    const dropped = await fetch(`${server.origin}/__mock/worlds/asks-only`, { method: 'DELETE', headers });
    expect(dropped.status).toBe(404);
    expect(server.worlds.has('asks-only')).toBe(false);
  });

  test('names the world of the client in the call that makes it', async () => {
    const named: (string | undefined)[] = [];
    const made = await mockOver(server.origin, (request) => {
      named.push(request.headers.get('X-Mock-World') ?? undefined);
      return fetch(request);
    }).world();
    await made.drop();
    expect(named).toEqual([made.id, made.id]);
  });

  test('is reached behind the path of a gateway, by control calls and by visitors', async () => {
    const asked: string[] = [];
    const pass = fetch;
    const gateway = vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
      if (!(request instanceof Request)) return pass(request);
      asked.push(request.url);
      return pass(new Request(request.url.replace('/hr/', '/'), request));
    });
    const world = await connect(`${server.origin}/hr/`).world();
    expect((await world.visitor().call('checkAuthentication')).status).toBe(401);
    gateway.mockRestore();
    expect(asked.filter((url) => !url.startsWith(`${world.origin}/`))).toEqual([]);
    expect([world.origin, asked.length]).toEqual([`${server.origin}/hr`, 2]);
  });

  test('breaks the connection for a drop fault, and mid-response for a truncate fault', async () => {
    const world = await mock.world();
    await world.on('login').times(1).drop();
    await expect(world.visitor().fetch(LOGIN, login())).rejects.toThrow();
    await world.faults.clear();
    await world.on('login').truncate();
    const response = await world.visitor().fetch(LOGIN, login());
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  test('sets no time after which it closes a kept connection, so that no request meets the close', async () => {
    const { headers } = await plainGet('/__mock/health');
    expect(headers['connection']).toBe('keep-alive');
    expect(headers['keep-alive']).toBeUndefined();
  });

  test('closes a dropped connection with a byte that is no response, so that no browser repeats the call', async () => {
    const world = await mock.world();
    await world.on('login').drop();
    const headers = ['Host: localhost', `X-Mock-World: ${world.id}`, 'Content-Length: 0'];
    const received = await exchanged(`POST ${LOGIN}`, ...headers);
    expect(received).toBe('\0');
  });

  /** What a client without HTTP library sends and gets. */
  const exchanged = (start: string, ...headers: string[]) =>
    new Promise<string>((resolve) => {
      let text = '';
      const socket = openSocket(Number(new URL(server.origin).port), '127.0.0.1', () =>
        socket.write([`${start} HTTP/1.1`, ...headers, '', ''].join('\r\n')),
      );
      socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      socket.on('close', () => resolve(text));
    });

  test('answers a target in absolute form, whose host counts', async () => {
    const got = (target: string, host: string) => exchanged(`GET ${target}`, `Host: ${host}`, 'Connection: close');
    expect(await got('http://localhost/__mock/health', 'other.test')).toMatch(/^HTTP\/1.1 200 /);
    expect(await got('HTTP://localhost', 'localhost')).toMatch(/^HTTP\/1.1 404 /);
    expect(await got('http://evil.test/__mock/health', 'localhost')).toMatch(/^HTTP\/1.1 403 /);
  });

  test('names a parameter that is off the contract, and takes none twice', async () => {
    const visitor = (await mock.world()).visitor();
    await visitor.fetch(LOGIN, login());
    const response = await visitor.fetch(
      '/api/ui-gateway/v0/legal-agreements?keys=terms-of-service&keys=privacy-policy',
    );
    expect([response.status, (await response.json()).message]).toEqual([
      400,
      'The request is off the contract: "keys" comes twice: give it once, and separate the items of a list by commas.',
    ]);
    expect(await fetch(`${server.origin}/__mock/journal?after=1&after=2`).then(({ status }) => status)).toBe(400);
  });

  test('delays a response as long as a fault says', async () => {
    const world = await mock.world();
    await world.on('login').delay(120);
    const startedAt = performance.now();
    await world.visitor().fetch(LOGIN, login());
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(115);
  });

  test('refuses a body of a megabyte with 413, and survives a client that disconnects', async () => {
    const world = await mock.world();
    const response = await world.visitor().fetch(LOGIN, login('x'.repeat(1_000_000)));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    const port = new URL(server.origin).port;
    await new Promise<void>((resolve) => {
      const socket = openSocket(Number(port), '127.0.0.1', () =>
        socket.write(`POST ${LOGIN} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf`, () =>
          socket.destroy(),
        ),
      );
      socket.on('close', () => resolve());
    });
    expect((await mock.health()).status).toBe('ok');
  });

  test('puts the browser into a world after a visit with ?mock-world=NAME', async () => {
    for (const [path, status] of [
      ['home', 200],
      ['nothing', 404],
    ] as const) {
      const headers = { Cookie: 'mock-world=own' };
      const response = await fetch(`${server.origin}/outside/${path}?mock-world=visited`, { headers });
      expect(response.status).toBe(status);
      expect(response.headers.getSetCookie()).toContain('mock-world=visited; Path=/; SameSite=Lax');
    }
    expect(server.worlds.list().map(({ id }) => id)).toContain('visited');
  });

  test.each(['cross-site', 'same-site', 'unknown'])(
    'leaves the browser in its world when a link of another origin names one (%s)',
    async (site) => {
      const visit = { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
      const headers = { ...visit, Cookie: 'mock-world=own' };
      const response = await plainGet('/outside/home?mock-world=foreign', headers);
      expect(response.statusCode).toBe(200);
      expect(String(response.headers['set-cookie'])).not.toContain('mock-world');
      expect(server.worlds.list().map(({ id }) => id)).not.toContain('foreign');
      expect(server.worlds.list().map(({ id }) => id)).toContain('own');
    },
  );

  test.each([
    ['is led by a link on its own page', { Referer: 'http://HOST/__mock' }, true],
    ['is led by a link on another page', { Referer: 'http://evil.test/HOST' }, false],
    ['comes from a page that hides itself, or from a typed address', {}, false],
    ['is a program', { Accept: '*/*' }, true],
  ])('without Fetch Metadata, a visit that %s', async (_, { Referer, ...sent }: Record<string, string>, isMoved) => {
    const { host } = new URL(server.origin);
    const headers = { Accept: 'text/html,*/*', ...sent, ...(Referer && { Referer: Referer.replace('HOST', host) }) };
    const response = await plainGet('/outside/home?mock-world=named', headers);
    expect(String(response.headers['set-cookie']).includes('mock-world=named')).toBe(isMoved);
  });

  test('answers HEAD like GET, without the body', async () => {
    const world = await mock.world();
    for (const path of ['/__mock/health', '/outside/home', '/api/authentication-service/v0/check']) {
      const init = { headers: { 'X-Mock-World': world.id }, signal: AbortSignal.timeout(5_000) };
      const head = await fetch(`${server.origin}${path}`, { ...init, method: 'HEAD' });
      expect([path, await head.text()]).toEqual([path, '']);
      const get = await fetch(`${server.origin}${path}`, init);
      expect([head.status, head.headers.get('content-type')]).toEqual([get.status, get.headers.get('content-type')]);
      await get.text();
    }
    expect((await world.journal.list()).map(({ method }) => method)).toContain('HEAD');
    const refused = await fetch(`${server.origin}/api/authentication-service/v0/check`, { method: 'DELETE' });
    expect(refused.headers.get('allow')).toContain('GET, HEAD');
  });

  test('lets pages of the given origins call the API, and no other page or path', async () => {
    const shop = 'http://localhost:3000';
    const shared = await startMockServer({ port: 0, corsOrigins: [shop] });
    const ask = (path: string, origin: string, init: RequestInit = {}) =>
      fetch(`${shared.origin}${path}`, { ...init, headers: { ...init.headers, Origin: origin } });
    const preflight = { 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'x-csrf-token' };
    const asked = await ask(LOGIN, shop, { method: 'OPTIONS', headers: preflight });
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'x-csrf-token']);
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE');
    const check = '/api/authentication-service/v0/check';
    const response = await ask(check, shop);
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe(shop);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Trace-Id');
    expect(response.headers.get('vary')).toBe('Origin');
    expect((await ask(check, 'https://evil.example')).headers.has('access-control-allow-origin')).toBe(false);
    expect((await ask('/__mock/personas', shop)).status).toBe(403);
    await shared.close();
  });

  test('writes links of mails for the origin of the app', async () => {
    const appOrigin = 'http://localhost:3000';
    const other = await startMockServer({ port: 0, appOrigin });
    const world = await connect(other.origin).world();
    await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
    const { link } = await world.outbox.waitFor({ kind: 'resetPassword' });
    expect(link).toMatch(new RegExp(`^${appOrigin}/auth/forgot-password/reset`));
    expect((await connect(other.origin).health()).appOrigin).toBe(appOrigin);
    const check = `${other.origin}/api/authentication-service/v0/check`;
    expect((await fetch(check, { headers: { Origin: appOrigin } })).status).toBe(401);
    const forwarded = await fetch(`${server.origin}/__mock/health`, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect((await forwarded.json()).appOrigin).toBe(server.origin);
    expect(await (await fetch(`${other.origin}/__mock`)).text()).toContain(`data-app-origin="${appOrigin}"`);
    await other.close();
  });
});
