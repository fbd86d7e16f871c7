import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { connect } from '../client';
import { startMockServer } from './node';
import { passwordGate, protectionFrom, whoReaches } from './shared-server';
import { sharedServer } from './vite-shared';

const folder = mkdtempSync(join(tmpdir(), 'shared-server-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());
const [cert, key, other] = [join(folder, 'cert.pem'), join(folder, 'key.pem'), join(folder, 'other.pem')];
const words = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=a', '-addext', 'subjectAltName=DNS:localhost'];
for (const file of [other, key])
  execFileSync('openssl', ['req', ...words, '-out', cert, '-keyout', file], { stdio: 'pipe' });
const ca = readFileSync(cert);
const tls = { cert: ca, key: readFileSync(key) };

const password = 'Grüße:drei';
const basic = (sent: string) => ({ Authorization: `Basic ${Buffer.from(sent).toString('base64')}` });
const known = basic(`qa:${password}`);

/** The status over https, and the cookies that come with it. */
function ask(url: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
  return new Promise<[status: number | undefined, cookies: string]>((resolve, reject) => {
    const sent = request(url.replace('127.0.0.1', 'localhost'), { ...options, ca }, (response) =>
      resolve([response.resume().statusCode, String(response.headers['set-cookie'])]),
    );
    sent.on('upgrade', () => resolve([101, '']));
    sent.on('error', reject).end(body);
  });
}

test.each([
  [{ cert }, 'HTTPS needs a certificate and its key: name the file of its key with --key (TLS_KEY_FILE).'],
  [{ cert, key: 'nowhere.pem' }, 'The file "nowhere.pem" of --key (TLS_KEY_FILE) cannot be read.'],
  [{ cert, key: other }, 'are no certificate and its key, in PEM without a passphrase: '],
  [{ cert: key, key: cert }, 'are no certificate and its key, in PEM without a passphrase: '],
  [{ password: '' }, '--password is empty'],
])('a wrong certificate, key or password is refused in one sentence: %j', (given, sentence) => {
  expect(() => protectionFrom(given)).toThrow(sentence);
});

test('the start says who reaches the server, and what the network can read', () => {
  const open = { tls: undefined, password: undefined };
  expect(whoReaches('127.0.0.1', open)).toBeUndefined();
  expect(whoReaches('0.0.0.0', open)).toMatch(/^Whoever reaches this machine .* everything here: --password/);
  expect(whoReaches('0.0.0.0', { ...open, password })).toMatch(/^Whoever knows .* the network .*: --cert/);
});

test('a password counts as a whole, with any name', () => {
  const statusOf = (sent: string) =>
    passwordGate(password)(Object({ headers: { authorization: basic(sent).Authorization }, url: '/' }))?.status;
  expect(['qa:', ':'].map((name) => statusOf(`${name}${password}`))).toEqual([undefined, undefined]);
  for (const wrong of ['', ':', password, `:${password}x`, `::${password}`]) expect(statusOf(wrong), wrong).toBe(401);
});

test('a server asks at every path but its health, and over https its cookies are bound to the host', async () => {
  const { origin, close } = await startMockServer({ port: 0, tls, password });
  const check = '/api/authentication-service/v0/check';
  for (const path of ['/__mock', '/__mock/healthy', '/__mock/health/../worlds', check])
    expect((await ask(origin + path))[0], path).toBe(401);
  expect((await ask(`${origin}/__mock/worlds`, { method: 'POST' }))[0]).toBe(401);
  expect((await ask(`${origin}/__mock/health`))[0]).toBe(200);
  expect((await ask(`${origin}/__mock`, { headers: known }))[0]).toBe(200);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-CSRF-Token': '1' };
  const headers = { ...known, ...form, Cookie: '__Host-csrf-token=1' };
  const body = 'username=ann.lee&password=Sunny-Harbor-42';
  const bound = expect.stringMatching(/^__Host-session=[^;]+; Path=\/; HttpOnly; .*Secure/);
  expect(await ask(origin + check.replace('check', 'login'), { method: 'POST', body, headers })).toEqual([200, bound]);
  await close();
});

test('a server lets pages of its origins ask, and writes the password to no journal', async () => {
  const shop = 'http://localhost:3000';
  const { origin, close } = await startMockServer({ port: 0, password, corsOrigins: [shop] });
  const preflight = { Origin: shop, 'Access-Control-Request-Method': 'GET' };
  const statusFor = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/api/authentication-service/v0/check`, { method: 'OPTIONS', headers })).status;
  expect([await statusFor(preflight), await statusFor({ ...preflight, Origin: origin })]).toEqual([204, 401]);
  await expect(connect(origin).world()).rejects.toThrow('It answered 401.');
  const world = await connect(origin, { password }).world();
  expect((await world.visitor().call('checkAuthentication')).is).toBe('401 MISSING_SESSION_COOKIE');
  expect(JSON.stringify(await world.journal.list())).not.toMatch(/authorization|Basic /i);
  await close();
});

/** tests/delivery/preview.test.ts has the preview. */
test('a server of Vite takes all by variables, and asks before pages and the socket of a program', async () => {
  const variables = { TLS_CERTIFICATE_FILE: cert, TLS_KEY_FILE: key, MOCK_PASSWORD: password, FRONT_HOST: 'mock.test' };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const server = { port: 0, host: '127.0.0.1' };
  const vite = await createServer({
    ...{ configFile: false, root: folder, logLevel: 'silent', plugins: [sharedServer()], server },
  });
  const origin = (await vite.listen()).resolvedUrls?.local[0] ?? '';
  expect(vite.config.server.allowedHosts).toContain('mock.test');
  expect([(await ask(origin))[0], (await ask(`${origin}__mock/health`))[0]]).toEqual([401, 404]);
  expect((await ask(origin, { headers: known }))[0]).toBe(404);
  const socket = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
  const headers = { ...socket, 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Protocol': 'vite-hmr' };
  expect((await ask(origin, { headers }))[0]).toBe(400);
  expect((await ask(origin, { headers: { ...headers, ...known } }))[0]).toBe(101);
  await vite.close();
});
