import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleFor } from '../../scripts/delivery/headers';
import { nginxServer } from '../../scripts/delivery/server-files';
import { answerFromFolder, rulesOf } from '../../scripts/delivery/built-folder';
import { freePort } from '../../scripts/free-port';

const folder = resolve('dist');
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's nginx with the Brotli module: found, or installed where that can be done. */
function haveNginx(): void {
  if (existsSync('/usr/sbin/nginx') && existsSync(brotli)) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env: environment, stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', 'nginx-light', 'libnginx-mod-http-brotli-static'], { env: environment, stdio: 'ignore' });
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function get(port: number, path: string, encoding: string, method = 'GET'): Promise<Answer> {
  return new Promise((done, failed) => {
    const sent = ask({ host: '127.0.0.1', port, path, method, headers: { 'Accept-Encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
    });
    sent.on('error', failed);
    sent.end();
  });
}

async function untilAnswers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await get(port, '/auth', 'identity').then(() => true, () => false)) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('nginx does not answer.');
}

/** What both must say alike; the rest (Date, Server, Last-Modified) is each server's own. */
const compared = [
  'content-security-policy', 'permissions-policy', 'x-frame-options', 'x-content-type-options', 'referrer-policy', 'strict-transport-security',
  'cross-origin-opener-policy', 'cross-origin-resource-policy', 'cache-control', 'content-type', 'content-encoding', 'vary',
];

describe('nginx with the file that is written from the table', () => {
  const rules = rulesOf(folder);
  const script = readdirSync(join(folder, 'auth/assets')).find((name) => name.endsWith('.js')) ?? '';
  let ports: { nginx: number; own: number };
  let work: string;
  let nginx: ChildProcess;
  const servers: Server[] = [];

  beforeAll(async () => {
    haveNginx();
    ports = { nginx: await freePort(), own: await freePort() };
    const services = await freePort();
    work = mkdtempSync(join(tmpdir(), 'nginx-'));
    const server = nginxServer(rules, { root: folder, listen: `127.0.0.1:${ports.nginx}`, apiOrigin: `http://127.0.0.1:${services}` });
    writeFileSync(
      join(work, 'nginx.conf'),
      `load_module ${brotli};\nuser root;\ndaemon off;\nmaster_process off;\npid ${work}/pid;\nerror_log ${work}/error.log;\nevents {}\nhttp {\naccess_log off;\nclient_body_temp_path ${work}/body;\nproxy_temp_path ${work}/proxy;\nfastcgi_temp_path ${work}/f;\nuwsgi_temp_path ${work}/u;\nscgi_temp_path ${work}/s;\n${server}}\n`,
    );
    nginx = spawn('/usr/sbin/nginx', ['-c', join(work, 'nginx.conf'), '-p', work], { stdio: 'inherit' });
    servers.push(
      createServer((request, response) => {
        if (!answerFromFolder(folder, rules, request, response)) response.writeHead(404).end();
      }).listen(ports.own, '127.0.0.1'),
      createServer((request, response) => void response.writeHead(200, { 'X-From': 'services' }).end(request.url)).listen(services, '127.0.0.1'),
    );
    await untilAnswers(ports.nginx);
  }, 180_000);

  afterAll(() => {
    nginx.kill();
    for (const server of servers) server.close();
    rmSync(work, { recursive: true, force: true });
  });

  const paths = [
    '/auth', '/auth/', '/auth/login', '/auth/login?redirectUrl=%2Fauth%2Flegal', '/auth/account-settings/devices', '/auth/config.json', '/auth/favicon.svg',
    '/', '/view/home', '/authn/landing', `/auth/assets/${script}`, '/auth/assets/missing-1234.js', '/auth/missing.js', '/elsewhere', '/view/home/below', `/auth/assets/${script}.br`,
  ];
  for (const encoding of ['identity', 'gzip', 'br, gzip']) {
    it.each(paths)(`answers %s as the preview does (${encoding})`, async (path) => {
      const [theirs, ours] = await Promise.all([get(ports.nginx, path, encoding), get(ports.own, path, encoding)]);
      expect(theirs.status).toBe(ours.status);
      if (ruleFor(rules, path.split('?')[0] ?? path) === undefined || ours.status !== 200) return expect(theirs.headers['cache-control']).not.toBe('public, max-age=31536000, immutable');
      const of = (answer: Answer) => Object.fromEntries(compared.map((name) => [name, answer.headers[name]]));
      expect(of(theirs)).toEqual(of(ours));
      expect(theirs.body.equals(ours.body)).toBe(true);
    });
  }

  it('passes the services on with headers of their own', async () => {
    const answer = await get(ports.nginx, '/api/authentication-service/v0/check?x=1', 'identity');
    expect([answer.status, answer.headers['x-from'], answer.body.toString()]).toEqual([200, 'services', '/api/authentication-service/v0/check?x=1']);
    expect(answer.headers['content-security-policy']).toBeUndefined();
  });

  it('lets nothing be changed', async () => {
    expect((await get(ports.nginx, '/auth/login', 'identity', 'POST')).status).toBe(405);
  });
});
