import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { configurationFile } from '../../scripts/delivery/configuration';
import { freePort } from '../../scripts/cli/free-port';
import { request } from './front/case';
import { copyOfBuild, isAlive, publicHost, startNginx, startPreview, type FrontServer } from './front/servers';
import { exchange, headerOf } from './front/socket';

const started: FrontServer[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});
async function begin(start: (apiOrigin?: string) => Promise<FrontServer>, apiOrigin?: string): Promise<FrontServer> {
  const server = await start(apiOrigin);
  started.push(server);
  return server;
}

describe('services that are down', () => {
  it.each([
    ['preview', startPreview],
    ['nginx', startNginx],
  ] as const)('give 502 in the error envelope, from %s', async (_name, start) => {
    const server = await begin(start, `http://127.0.0.1:${await freePort()}`);
    const { answers } = await exchange(server.port, request('GET', '/api/x'));
    expect(answers[0]?.status).toBe(502);
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await isAlive(server)).toBe(true);
  });
});

describe('security.txt', () => {
  const text = 'Contact: mailto:security@login.example\nExpires: 2030-01-01T00:00:00Z\n';
  it.each([
    ['preview', startPreview],
    ['nginx', startNginx],
  ] as const)('is served once the operator has put it into the folder, by %s', async (_name, start) => {
    const server = await begin(start);
    const ask = async () => (await exchange(server.port, request('GET', '/.well-known/security.txt'))).answers[0];
    expect((await ask())?.status).toBe(404);
    mkdirSync(join(server.folder, '.well-known'));
    writeFileSync(join(server.folder, '.well-known/security.txt'), text);
    const answer = await ask();
    expect(answer?.body).toBe(text);
    expect(answer && headerOf(answer, 'Content-Type')).toBe('text/plain; charset=utf-8');
    expect(answer && headerOf(answer, 'Content-Security-Policy')).toContain("default-src 'none'");
  });
});

/** Starts the preview, which ends by itself. @returns its exit code and what it wrote as errors */
async function startedWith(
  options: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, ['scripts/start.mjs', 'preview', ...options], {
    env: { ...process.env, API_ORIGIN: 'http://127.0.0.1:1', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}

describe('the preview after SIGTERM', () => {
  it('answers open requests, accepts no new ones, and exits with 0', async () => {
    const server = await begin(startPreview);
    const underWay = exchange(server.port, request('GET', '/api/faulty/late'), { untilClosed: true });
    await expect.poll(() => server.services.received.length).toBe(1);
    const ended = new Promise((resolve) => server.process.once('exit', resolve));
    server.process.kill('SIGTERM');
    const { answers } = await underWay;
    expect(answers.map(({ status, body }) => [status, body])).toEqual([[200, '{}']]);
    expect(await ended).toBe(0);
    expect((await exchange(server.port, request('GET', '/auth/login'))).text).toBe('');
  });

  it('limits its wait for services that do not answer to the usual time-out', async () => {
    const server = await begin(startPreview);
    const underWay = exchange(server.port, request('GET', '/api/faulty/silent'));
    await expect.poll(() => server.services.received.length).toBe(1);
    const ended = new Promise((resolve) => server.process.once('exit', resolve));
    server.process.kill('SIGTERM');
    expect((await underWay).answers[0]?.status).toBe(504);
    expect(await ended).toBe(0);
  });
});

describe('the preview under load', () => {
  it('survives 20,000 mixed and malformed requests with flat memory, and answers every good one', async () => {
    // A small heap: memory that grows with the requests would end the process.
    const server = await begin(() => startPreview(undefined, { NODE_OPTIONS: '--max-old-space-size=64' }));
    const mix: readonly (readonly [text: string, good?: number])[] = [
      [request('GET', '/auth/login', ['Accept-Encoding: br']), 200],
      [request('GET', '/api/x'), 200],
      ['GET /auth/login HTTP/1.0\r\n\r\n'],
      [request('GET', '/auth/assets/..%2f..%2findex.html')],
      [request('POST', '/api/x', ['Content-Length: 2'], '{}'), 200],
      [request('GET', '/api/x', ['Transfer-Encoding: chunked'], '1\r\na\r\n0\r\n\r\n')],
      ['\u0000\u0001\u0002\r\n\r\n'],
      [request('GET', '/auth/favicon.svg'), 200],
      [request('GET', '/api/faulty/status-099')],
      [request('GET', '/api/faulty/half-body')],
      [request('GET', '/x'), 404],
      [request('GET', '/auth/login', [`Cookie: ${'a'.repeat(20_000)}`])],
      [request('GET', '/auth/login', ['Host: evil.example'])],
    ];
    const missed: string[] = [];
    const send = async (from: number, until: number): Promise<void> => {
      for (let at = from; at < until; at += 1) {
        const [text, good] = mix[at % mix.length] ?? [''];
        const { answers } = await exchange(server.port, text, { patience: 20_000 });
        if (good !== undefined && answers[0]?.status !== good)
          missed.push(`${answers[0]?.status} for ${text.slice(0, 60)}`);
        if (answers[0] && headerOf(answers[0], 'X-Content-Type-Options') !== 'nosniff')
          missed.push(`no nosniff for ${text.slice(0, 60)}`);
      }
    };
    const round = (requests: number): Promise<void[]> =>
      Promise.all(Array.from({ length: 100 }, () => send(0, requests / 100)));
    await round(10_000);
    const half = residentMb(server);
    await round(10_000);
    const whole = residentMb(server);
    console.log(
      `Resident memory of the preview: ${half.toFixed(0)} MB after 10,000 requests, ${whole.toFixed(0)} MB after 20,000.`,
    );
    expect(missed).toEqual([]);
    expect(await isAlive(server)).toBe(true);
    expect(whole).toBeLessThan(half + 40);
  }, 180_000);
});

function residentMb(server: FrontServer): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid ?? 0}/status`, 'utf8'))?.[1]) / 1024;
}

describe('the preview refuses to start, in one sentence,', () => {
  it.each([
    [
      'with services that are no origin',
      { API_ORIGIN: 'http://127.0.0.1:1/path' },
      'API_ORIGIN must be an origin such as https://services.example, and it is "http://127.0.0.1:1/path".',
    ],
    [
      'with a public origin that is a name',
      { PUBLIC_ORIGIN: publicHost },
      `PUBLIC_ORIGIN must be an origin such as https://login.example, and it is "${publicHost}".`,
    ],
    [
      'with a time-out that is no number',
      { ANSWER_TIMEOUT_MS: 'soon' },
      'ANSWER_TIMEOUT_MS must be a number of milliseconds from 100, and it is "soon".',
    ],
  ])('%s', async (_name, environment, sentence) => {
    const folder = copyOfBuild();
    expect(await startedWith([`--folder=${folder}`], environment)).toEqual({ code: 1, said: sentence });
    rmSync(folder, { recursive: true });
  });

  it.each([[[]], [['--check']]])('with the addresses of the mock server, %s', async (options) => {
    const folder = copyOfBuild();
    const file = join(folder, configurationFile);
    copyFileSync('public/auth/config.json', file);
    const { code, said } = await startedWith([`--folder=${folder}`, ...options], {});
    expect(code).toBe(1);
    expect(said).toMatch(/^\S+config\.json has addresses of the mock server \(captchaScriptUrl, [^\n]+environment\.$/);
    rmSync(file);
    expect((await startedWith([`--folder=${folder}`, ...options], {})).said).toMatch(/^\S+config\.json is missing: /);
    rmSync(folder, { recursive: true });
  });

  it('never with --check and a configuration of its own', async () => {
    const folder = copyOfBuild();
    expect(await startedWith([`--folder=${folder}`, '--check'], {})).toEqual({ code: 0, said: '' });
    rmSync(folder, { recursive: true });
  });
});
