import { execFileSync, spawn } from 'node:child_process';
import dns from 'node:dns';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/cli/free-port';
import { findOrInstallNginx } from './front/find-nginx';
import { deliver } from '../../scripts/delivery/deliver';
import { request } from './front/case';
import { copyOfBuild, publicHost } from './front/servers';
import { exchange } from './front/socket';

const serverFile = 'reports/delivery/nginx.conf';

let folder: string;
beforeAll(() => void (folder = copyOfBuild()));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());

describe('the server file of a folder', () => {
  const check = () => deliver(['--check', `--nginx=${serverFile}`, folder]);
  const wrong = /is not the server file of \S+: run "npm run deliver -- \S+", then reload nginx\.$/;

  it('is checked against page and configuration', () => {
    const config = join(folder, 'auth/config.json');
    const text = readFileSync(config, 'utf8');
    deliver([folder]);
    expect(check).not.toThrow();
    writeFileSync(config, `${text} `);
    expect(check).toThrow(wrong);
    deliver([folder]);
    expect(check).not.toThrow();
    writeFileSync(join(folder, 'index.html'), `${readFileSync(join(folder, 'index.html'), 'utf8')} `);
    expect(check).toThrow(wrong);
    rmSync(config);
    expect(() => deliver([folder])).toThrow(/config\.json is missing/);
    writeFileSync(config, text);
  });

  it('is not ready with a field that nothing reads, such as one with a wrong letter', () => {
    const config = join(folder, 'auth/config.json');
    const text = readFileSync(config, 'utf8');
    deliver([folder]);
    writeFileSync(config, JSON.stringify({ ...JSON.parse(text), sessionExpiryCokie: 'x' }));
    expect(() => deliver(['--check', folder])).toThrow('Nothing reads sessionExpiryCokie of config.json');
    writeFileSync(config, text);
  });

  it('asks the name servers of this machine, in the form of nginx, unless RESOLVER names others', () => {
    const own = dns.getServers();
    const resolver = () => /^ *resolver (.*);$/m.exec(readFileSync(serverFile, 'utf8'))?.[1];
    dns.setServers(['10.0.0.2', 'fd00::2', 'fe80::1%lo']);
    deliver([folder]);
    dns.setServers(own);
    expect(resolver()).toBe('10.0.0.2 [fd00::2]');
    vi.stubEnv('RESOLVER', '192.0.2.9');
    deliver([folder]);
    expect(resolver()).toBe('192.0.2.9');
  });

  it('takes no variable that would write a directive', () => {
    vi.stubEnv('RESOLVER', '127.0.0.1; include /etc/passwd');
    expect(() => deliver([folder])).toThrow(/^RESOLVER becomes a part of nginx\.conf/);
  });
});

describe('the image of the front server', () => {
  const recipe = readFileSync('scripts/delivery/nginx/Containerfile', 'utf8');
  const { program } = findOrInstallNginx();

  it('copies files that exist after a build, and starts the program of the package', () => {
    for (const [, file = ''] of recipe.matchAll(/^COPY (\S+)/gm)) expect(existsSync(file), file).toBe(true);
    expect(recipe).toContain(`ENTRYPOINT ["${program}"]`);
  });

  it('runs without root, and writes to no folder but the temporary one', async () => {
    const [port, plain, status] = await Promise.all([freePort(), freePort(), freePort()]);
    const work = mkdtempSync(join(tmpdir(), 'image-'));
    const logs = join(work, 'logs');
    const temporary = join(work, 'tmp');
    vi.stubEnv('PUBLIC_ORIGIN', `https://${publicHost}`);
    vi.stubEnv('TLS_CERTIFICATE_FILE', '');
    vi.stubEnv('LISTEN', `127.0.0.1:${port}, [::1]:${port}`);
    vi.stubEnv('LISTEN_PLAIN', `127.0.0.1:${plain}`);
    vi.stubEnv('STATUS_LISTEN', `127.0.0.1:${status}`);
    deliver([folder]);
    for (const place of [logs, temporary]) mkdirSync(place);
    chmodSync(work, 0o755);
    chmodSync(folder, 0o755);
    chmodSync(temporary, 0o777);
    // The image links its logs to the streams of the container.
    const front = readFileSync(serverFile, 'utf8').replaceAll('/var/log/nginx/access.log', '/dev/null');
    writeFileSync(join(work, 'front.conf'), front.replaceAll(/\/var\/log\/nginx\/\w+\.log/g, '/dev/null'));
    const main = readFileSync('scripts/delivery/nginx/main.conf', 'utf8')
      .replaceAll(' /tmp/', ` ${temporary}/`)
      .replace('/dev/stderr', '/dev/null')
      .replace('/etc/nginx/front.conf', join(work, 'front.conf'));
    writeFileSync(join(work, 'nginx.conf'), main);
    const wwwData = Number(execFileSync('id', ['-u', 'www-data'], { encoding: 'utf8' }));
    const asRoot = process.getuid?.() === 0;
    const words = ['-c', join(work, 'nginx.conf'), '-p', work, '-e', '/dev/null'];
    const child = spawn(program, words, { stdio: 'inherit', ...(asRoot && { uid: wwwData, gid: wwwData }) });
    const statusOf = async (target: string) =>
      (await exchange(port, request('GET', target), { patience: 2000 })).responses[0]?.status;
    try {
      await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200);
      expect(await statusOf('/auth/login')).toBe(200);
    } finally {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGQUIT');
      await ended;
      rmSync(work, { recursive: true });
    }
  });
});
