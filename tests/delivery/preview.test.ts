import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/cli/free-port';
import { configurationFile } from '../../scripts/delivery/configuration';
import { deliver } from '../../scripts/delivery/deliver';
import { deliveredPreview } from '../../scripts/delivery/preview';
import { makeCertificates, startTlsServices } from './front/certificates';
import { copyOfBuild } from './front/servers';
import { type RawServices, startServices } from './front/services';

const folder = copyOfBuild();
afterAll(() => rmSync(folder, { recursive: true }));
// A busy machine starts a process slowly.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** Starts the preview for these services, and waits until it listens. */
async function startPreview(
  apiOrigin: string,
  variables: Record<string, string> = {},
): Promise<{ origin: URL; stop: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'node_modules/vite/bin/vite.js', 'preview'],
      ...['--config', 'scripts/delivery/vite.preview.config.ts', '--configLoader', 'native'],
    ],
    {
      env: {
        ...process.env,
        ...{ DELIVERED: folder, HOST: '127.0.0.1', PORT: String(port), API_ORIGIN: apiOrigin, ...variables },
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  await once(child.stdout, 'data');
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { origin: new URL(`http://127.0.0.1:${port}`), stop };
}

describe('the preview before services', () => {
  const certificates = makeCertificates();
  let services: RawServices;
  let preview: Awaited<ReturnType<typeof startPreview>>;
  const at = (path: string): URL => new URL(path, preview.origin);
  beforeAll(async () => {
    services = await startServices();
    preview = await startPreview(`http://127.0.0.1:${services.port}`);
  });
  afterAll(async () => {
    await preview.stop();
    services.close();
    certificates.remove();
  });

  it('passes on every method, bodies and cookies, and says at which host it was asked', async () => {
    const methods = ['GET', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
    const bodyOf = (method: string): string | null => (['GET', 'OPTIONS'].includes(method) ? null : '{"a":1}');
    for (const method of methods) {
      const response = await fetch(at('/api/x?y=1'), {
        method,
        headers: { Cookie: 'session=1' },
        body: bodyOf(method),
      });
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
    expect(services.received.map(({ method, target, body }) => [method, target, body])).toEqual(
      methods.map((method) => [method, '/api/x?y=1', bodyOf(method) ?? '']),
    );
    expect(Object.fromEntries(services.received[0]?.headers ?? [])).toMatchObject({
      cookie: 'session=1',
      host: `127.0.0.1:${services.port}`,
      'x-forwarded-host': preview.origin.host,
    });
  });

  it('passes on what has arrived while the response goes on, as events do', async () => {
    const reader = (await fetch(at('/api/faulty/stalled-body'))).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{"half":');
    await reader?.cancel();
  });

  it('waits for the response behind early hints, which nginx before 1.29 takes for the response', async () => {
    const response = await fetch(at('/api/faulty/early-hints'));
    expect([response.status, await response.text()]).toEqual([200, '{}']);
  });

  it('passes on a header in Latin-1 as it is', async () => {
    expect((await fetch(at('/api/faulty/latin-1'))).headers.get('X-Name')).toBe('J\u00fcrgen');
  });

  it.each(['half-body', 'half-chunk'])('ends a response that breaks off: %s', async (name) => {
    const response = await fetch(at(`/api/faulty/${name}`));
    await expect(response.text()).rejects.toThrow();
  });

  it('answers 502 for services that are down', async () => {
    const { origin, stop } = await startPreview(`http://127.0.0.1:${await freePort()}`);
    expect((await fetch(new URL('/api/x', origin))).status).toBe(502);
    await stop();
  });

  it('speaks https and asks for a password, which no service gets', async () => {
    const { certificate, key } = certificates.filesOf('right');
    const { origin, stop } = await startPreview(`http://127.0.0.1:${services.port}`, {
      ...{ TLS_CERTIFICATE_FILE: certificate, TLS_KEY_FILE: key, MOCK_PASSWORD: 'Grüße' },
    });
    const statusOf = (path: string, auth?: string) =>
      new Promise((resolve, reject) => {
        const options = { ca: readFileSync(certificates.authority), ...(auth !== undefined && { auth }) };
        get(`https://localhost:${origin.port}${path}`, options, (response) => resolve(response.resume().statusCode)).on(
          'error',
          reject,
        );
      });
    for (const path of ['/auth/login', '/auth/config.json', '/api/secret', '/__mock'])
      expect([await statusOf(path), await statusOf(path, 'qa:wrong')], path).toEqual([401, 401]);
    expect(services.received.map(({ target }) => target)).not.toContain('/api/secret');
    expect([await statusOf('/auth/login', 'qa:Grüße'), await statusOf('/api/secret', 'qa:Grüße')]).toEqual([200, 200]);
    expect(services.received.at(-1)?.headers.map(([name]) => name)).not.toContain('authorization');
    await stop();
  });

  it('sends nothing to services whose certificate nobody vouches for', async () => {
    const impostor = await startTlsServices(certificates.of('unknown authority'));
    const { origin, stop } = await startPreview(impostor.origin);
    expect((await fetch(new URL('/api/x', origin), { method: 'POST', body: 'secret' })).status).toBe(502);
    expect(impostor.received()).toBe('');
    await stop();
    await impostor.close();
  });
});

describe('the preview refuses to start, in one sentence,', () => {
  beforeAll(() => void vi.stubEnv('API_ORIGIN', 'http://127.0.0.1:1'));
  afterEach(() => void vi.stubEnv('API_ORIGIN', 'http://127.0.0.1:1'));
  afterAll(() => void vi.unstubAllEnvs());

  it('with the services at an address that is no origin', async () => {
    vi.stubEnv('API_ORIGIN', 'http://127.0.0.1:1/path');
    await expect(deliveredPreview(folder)).rejects.toThrow(
      /^API_ORIGIN must be an origin such as \S+ and it has "http:\/\/127.0.0.1:1\/path"\.$/,
    );
  });

  it('without a build', async () => {
    await expect(deliveredPreview('reports')).rejects.toThrow('There is nothing built yet: run "npm run build" first.');
  });

  it.each([
    ['the preview', deliveredPreview],
    ['npm run deliver -- --check', async (wrong: string) => deliver(['--check', wrong])],
  ])('with the addresses of the mock server: %s', async (_, start) => {
    const wrong = copyOfBuild();
    const file = join(wrong, configurationFile);
    copyFileSync('public/auth/config.json', file);
    await expect(start(wrong)).rejects.toThrow(
      /^\S+config\.json has addresses of the mock server \(captchaScriptUrl, [^\n]+environment\.$/,
    );
    rmSync(file);
    await expect(start(wrong)).rejects.toThrow(/^\S+config\.json is missing: /);
    rmSync(wrong, { recursive: true });
  });

  it('never with --check and a configuration of its own', () => {
    expect(() => deliver(['--check', folder])).not.toThrow();
  });
});
