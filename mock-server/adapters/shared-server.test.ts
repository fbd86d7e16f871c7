import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../client';
import { startMockServer } from './node';
import { passwordGate, type Protection, protectionFrom, whoReaches } from './shared-server';
import { mockMiddleware } from './vite';
import { sharedServer } from './vite-shared';

const folder = mkdtempSync(join(tmpdir(), 'shared-server-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());
const at = (name: string) => join(folder, name);
const [cert, key] = [at('cert.pem'), at('key.pem')];
const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
const names = ['-subj', '/CN=mock.test', '-addext', 'subjectAltName=DNS:mock.test,DNS:localhost', '-out', cert];
for (const file of [at('other.pem'), key])
  execFileSync('openssl', [...words, ...names, '-keyout', file], { stdio: 'pipe' });
const ca = readFileSync(cert);
const tls = { cert: ca, key: readFileSync(key) };

const password = 'Grüße:drei';
const basic = (sent: string) => ({ Authorization: `Basic ${Buffer.from(sent).toString('base64')}` });
const known = basic(`qa:${password}`);
const none: Protection = { tls: undefined, password: undefined };

/** Over https, with the body as text. */
function ask(url: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
  return new Promise<{ status: number | undefined; cookies: string; text: string }>((resolve, reject) => {
    const sent = request(url.replace('127.0.0.1', 'localhost'), { ...options, ca }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode, cookies: String(response.headers['set-cookie']), text }),
      );
    });
    sent.on('upgrade', () => resolve({ status: 101, cookies: '', text: '' }));
    sent.on('error', reject).end(body);
  });
}

describe('a certificate, its key and a password', () => {
  test.each([
    [{ cert }, 'HTTPS needs a certificate and its key: name the file of its key with --key (TLS_KEY_FILE).'],
    [{ cert, key: 'nowhere.pem' }, 'The file "nowhere.pem" of --key (TLS_KEY_FILE) cannot be read.'],
    [{ cert, key: at('other.pem') }, 'are no certificate and its key, in PEM without a passphrase: '],
    [{ cert: key, key: cert }, 'are no certificate and its key, in PEM without a passphrase: '],
    [{ password: '' }, '--password is empty'],
  ])('are refused in one sentence when they are wrong: %j', (given, sentence) => {
    expect(() => protectionFrom(given)).toThrow(sentence);
  });

  test('come from variables too, which the process list does not show', () => {
    vi.stubEnv('TLS_CERTIFICATE_FILE', cert);
    vi.stubEnv('TLS_KEY_FILE', key);
    vi.stubEnv('MOCK_PASSWORD', password);
    expect(protectionFrom()).toEqual({ tls, password });
    expect(protectionFrom({ password: 'mine' }).password).toBe('mine');
  });

  test('decide who reaches a server, which its start says', () => {
    expect(whoReaches('127.0.0.1', none)).toBeUndefined();
    expect(whoReaches('0.0.0.0', none)).toMatch(/^Whoever reaches this machine .* everything here: --password/);
    expect(whoReaches('0.0.0.0', { ...none, password })).toMatch(/^Whoever knows .* the network .*: --cert/);
  });
});

test('a password counts as a whole, with any name', () => {
  const statusOf = (sent: string) =>
    passwordGate(password)(Object({ headers: { authorization: basic(sent).Authorization }, url: '/' }))?.status;
  expect(['qa:', ':'].map((name) => statusOf(`${name}${password}`))).toEqual([undefined, undefined]);
  for (const wrong of ['', ':', password, `:${password}x`, `::${password}`]) expect(statusOf(wrong), wrong).toBe(401);
});

describe('a shared mock server', () => {
  test('asks for the password at every path but its health, and over https its cookies are bound to the host', async () => {
    const server = await startMockServer({ port: 0, tls, password });
    expect(server.origin).toMatch(/^https:/);
    const statusOf = async (path: string, options?: RequestOptions) =>
      (await ask(server.origin + path, options)).status;
    for (const path of [
      '/__mock',
      '/__mock/healthy',
      '/__mock/health/../worlds',
      '/api/authentication-service/v0/check',
    ])
      expect(await statusOf(path), path).toBe(401);
    expect(await statusOf('/__mock/worlds', { method: 'POST' })).toBe(401);
    expect(await statusOf('/__mock/health')).toBe(200);
    expect(await statusOf('/__mock', { headers: known })).toBe(200);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-CSRF-Token': '1' };
    const { status, cookies } = await ask(`${server.origin}/api/authentication-service/v0/login`, {
      ...{ method: 'POST', body: 'username=ann.lee&password=Sunny-Harbor-42' },
      headers: { ...known, ...form, Cookie: '__Host-csrf-token=1' },
    });
    expect([status, cookies]).toEqual([
      200,
      expect.stringMatching(/^__Host-session=[^;]+; Path=\/; HttpOnly; .*Secure/),
    ]);
    await server.close();
  });

  test('serves a client that has the password, pages of other origins too, and keeps it out of the journal', async () => {
    const shop = 'http://localhost:3000';
    const server = await startMockServer({ port: 0, password, corsOrigins: [shop] });
    const check = `${server.origin}/api/authentication-service/v0/check`;
    const preflight = (Origin: string) =>
      fetch(check, { method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Method': 'GET' } });
    expect((await preflight(shop)).status).toBe(204);
    expect((await preflight(server.origin)).status).toBe(401);
    await expect(connect(server.origin).world()).rejects.toThrow('It answered 401.');
    const world = await connect(server.origin, { password }).world();
    expect((await world.visitor().call('checkAuthentication')).is).toBe('401 MISSING_SESSION_COOKIE');
    const [call] = await world.journal.list();
    expect(JSON.stringify(call)).not.toMatch(/authorization|Basic /i);
    await server.close();
  });
});

test('a server of Vite asks for the password before pages, calls, and the socket of a program', async () => {
  vi.stubEnv('TLS_CERTIFICATE_FILE', cert);
  vi.stubEnv('TLS_KEY_FILE', key);
  vi.stubEnv('MOCK_PASSWORD', password);
  vi.stubEnv('FRONT_HOST', 'mock.test');
  const seen: string[] = [];
  const mock = mockMiddleware(
    () =>
      Promise.resolve({
        worldCookie: () => null,
        respond: async ({ origin, headers }, hosts) => {
          seen.push(`${origin} ${String(hosts?.includes('mock.test'))} ${headers['authorization']}`);
          return { status: 200, headers: [], body: '' };
        },
      }),
    { https: tls, allowedHosts: ['mock.test'] },
  );
  const vite = await createServer({
    ...{ configFile: false, root: folder, logLevel: 'silent' },
    plugins: [{ name: 'mock', configureServer: ({ middlewares }) => void middlewares.use(mock) }, sharedServer()],
    server: { port: 0, host: '127.0.0.1' },
  });
  await vite.listen();
  const origin = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  for (const path of ['/', '/api/x', '/__mock'])
    expect([(await ask(origin + path)).status, seen.length], path).toEqual([401, 0]);
  expect((await ask(`${origin}/__mock/health`)).status).toBe(200);
  expect((await ask(`${origin}/api/x`, { headers: known })).status).toBe(200);
  const host = origin.replace('127.0.0.1', 'localhost');
  expect(seen).toEqual([`${host} true undefined`, `${host} true undefined`]);
  const socket = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
  const opened = { ...socket, 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Protocol': 'vite-hmr' };
  expect((await ask(origin, { headers: opened })).status).toBe(400);
  expect((await ask(origin, { headers: { ...opened, ...known } })).status).toBe(101);
  await vite.close();
});
