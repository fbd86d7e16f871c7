import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/cli/free-port';
import { configurationFile } from '../../scripts/delivery/configuration';
import { makeCertificates, startTlsServices } from './front/certificates';
import { request } from './front/case';
import { copyOfBuild } from './front/servers';
import { startServices } from './front/services';
import { exchange } from './front/socket';

const folder = copyOfBuild();
afterAll(() => rmSync(folder, { recursive: true }));

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

function spawnPreview(options: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['scripts/start.mjs', 'preview', ...options], {
    env: { ...process.env, HOST: '127.0.0.1', API_ORIGIN: 'http://127.0.0.1:1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { child, said: () => said.trim() };
}

/** Starts the preview before services, and waits until it listens. @returns its origin */
async function startPreview(apiOrigin: string): Promise<URL> {
  const port = await freePort();
  const { child } = spawnPreview([`--folder=${folder}`], { PORT: String(port), API_ORIGIN: apiOrigin });
  ending.push(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  await once(child.stdout, 'data');
  return new URL(`http://127.0.0.1:${port}`);
}

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The services have no port.');
  return `http://127.0.0.1:${address.port}`;
}

describe('the preview before services', () => {
  it('passes on every method, bodies and cookies, and says at which host it was asked', async () => {
    const services = await startServices();
    ending.push(services.close);
    const origin = await startPreview(`http://127.0.0.1:${services.port}`);
    const methods = ['GET', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
    for (const method of methods) {
      const body = ['GET', 'OPTIONS'].includes(method) ? {} : { body: '{"a":1}' };
      const answer = await fetch(new URL('/api/x?y=1', origin), { method, headers: { Cookie: 'session=1' }, ...body });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
    expect(services.received.map(({ method, target, body }) => [method, target, body])).toEqual(
      methods.map((method) => [method, '/api/x?y=1', ['GET', 'OPTIONS'].includes(method) ? '' : '{"a":1}']),
    );
    const sent = Object.fromEntries(services.received[0]?.headers ?? []);
    expect(sent).toMatchObject({
      cookie: 'session=1',
      host: `127.0.0.1:${services.port}`,
      'x-forwarded-host': origin.host,
    });
  });

  it('passes on an event while the stream goes on', async () => {
    const services = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: first\n\n');
    });
    await once(services.listen(0, '127.0.0.1'), 'listening');
    ending.push(() => services.closeAllConnections());
    const origin = await startPreview(originOf(services));
    const answer = await fetch(new URL('/api/events', origin));
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: first\n\n');
    await reader?.cancel();
    services.close();
  });

  it.each(['half-body', 'half-chunk'])('ends a response that breaks off: %s', async (name) => {
    const services = await startServices();
    ending.push(services.close);
    const origin = await startPreview(`http://127.0.0.1:${services.port}`);
    await expect(fetch(new URL(`/api/faulty/${name}`, origin)).then((answer) => answer.text())).rejects.toThrow();
  });

  it('answers 502 for services that are down, and for a certificate of an unknown authority', async () => {
    const down = await startPreview(`http://127.0.0.1:${await freePort()}`);
    expect((await fetch(new URL('/api/x', down))).status).toBe(502);
    const certificates = makeCertificates();
    const services = await startTlsServices(certificates.of('unknown authority'));
    const origin = await startPreview(services.origin);
    expect((await fetch(new URL('/api/x', origin), { method: 'POST', body: 'secret' })).status).toBe(502);
    expect(services.received()).toBe('');
    await services.close();
    certificates.remove();
  });

  it('answers for the names of this machine alone', async () => {
    const { port } = await startPreview('http://127.0.0.1:1');
    const statusFor = async (host: string) =>
      (await exchange(Number(port), request('GET', '/auth/login', [`Host: ${host}:${port}`]))).answers[0]?.status;
    expect(await statusFor('rebound.example')).toBe(403);
    for (const host of ['localhost', 'rebrand.localhost', '127.0.0.1', '[::1]'])
      expect(await statusFor(host), host).toBe(200);
  });
});

/** Starts the preview, which ends by itself. @returns its exit code and what it wrote as errors */
async function startedWith(options: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { child, said } = spawnPreview(options, environment);
  const [code]: unknown[] = await once(child, 'close');
  return { code, said: said() };
}

describe('the preview refuses to start, in one sentence,', () => {
  let taken: Server;
  beforeAll(async () => {
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
  });
  afterAll(() => taken.close());

  it('with services that are no origin', async () => {
    expect(await startedWith([`--folder=${folder}`], { API_ORIGIN: 'http://127.0.0.1:1/path' })).toEqual({
      code: 1,
      said: 'API_ORIGIN must be an origin such as https://services.example, and it is "http://127.0.0.1:1/path".',
    });
  });

  it('without services', async () => {
    const { code, said } = await startedWith([`--folder=${folder}`], { API_ORIGIN: '' });
    expect(code).toBe(1);
    expect(said).toMatch(/^Say where the services are, for example "API_ORIGIN=[^\n]+--mock"\.$/);
  });

  it('without a build', async () => {
    expect(await startedWith(['--folder=reports'])).toEqual({
      code: 1,
      said: 'There is nothing built yet: run "npm run build" first.',
    });
  });

  it.each([[[]], [['--mock']]])('at a port that is in use, %s', async (options) => {
    const { port } = new URL(originOf(taken));
    const { code, said } = await startedWith([`--folder=${folder}`, ...options], { PORT: port });
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^Port ${port} is in use: [^\\n]+npm run preview"\\.$`));
  });

  it.each([[[]], [['--check']]])('with the addresses of the mock server, %s', async (options) => {
    const wrong = copyOfBuild();
    const file = join(wrong, configurationFile);
    copyFileSync('public/auth/config.json', file);
    const { code, said } = await startedWith([`--folder=${wrong}`, ...options]);
    expect(code).toBe(1);
    expect(said).toMatch(/^\S+config\.json has addresses of the mock server \(captchaScriptUrl, [^\n]+environment\.$/);
    rmSync(file);
    expect((await startedWith([`--folder=${wrong}`, ...options])).said).toMatch(/^\S+config\.json is missing: /);
    rmSync(wrong, { recursive: true });
  });

  it('never with --check and a configuration of its own', async () => {
    expect(await startedWith([`--folder=${folder}`, '--check'])).toEqual({ code: 0, said: '' });
  });
});
