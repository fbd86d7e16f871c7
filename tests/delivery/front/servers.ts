import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallNginx } from '../../../scripts/delivery/nginx/find-nginx';
import { limitsFrom } from '../../../scripts/delivery/nginx/limits';
import { nginxConfiguration } from '../../../scripts/delivery/nginx/nginx';
import { debianAuthorities } from '../../../scripts/delivery/server-files';
import { rebrandedHostsOf, rulesOf } from '../../../scripts/delivery/built-folder';
import { configurationFile, sampleFile } from '../../../scripts/delivery/configuration';
import { freePort } from '../../../scripts/cli/free-port';
import { exchange } from './socket';
import { startServices, type RawServices } from './services';

/** nginx with the generated configuration file. */
export interface FrontServer {
  port: number;
  /** Its own copy of the build, with the sample configuration. */
  folder: string;
  services: RawServices;
  process: ChildProcess;
  /** All logs of the server so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/** The public host of the tested nginx, which requests name as Host. */
export const publicHost = 'login.example';

/** Short enough for a test, long enough for a busy machine, in ms. */
const testLimits = { REQUEST_TIMEOUT_MS: '1500', ANSWER_TIMEOUT_MS: '1200' };

/** Copies the build and adds the configuration, as an operator does. The configuration turns on account security. */
export function copyOfBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'delivered-'));
  cpSync('dist', folder, { recursive: true });
  const sample = JSON.parse(readFileSync(join(folder, sampleFile), 'utf8'));
  sample.bases.accountSecurity = '/api/account-security/v0';
  writeFileSync(join(folder, configurationFile), JSON.stringify(sample));
  return folder;
}

/**
 * Starts nginx with the configuration file that the build writes.
 * @param apiOrigin by default the origin of the bare-socket services
 * @param apiAuthorities the file of the trusted certificate authorities
 */
export async function startNginx(apiOrigin?: string, apiAuthorities = debianAuthorities): Promise<FrontServer> {
  const { program, brotliModule } = findOrInstallNginx();
  const [port, services] = await Promise.all([freePort(), startServices()]);
  const work = mkdtempSync(join(tmpdir(), 'nginx-'));
  const root = copyOfBuild();
  const configuration = nginxConfiguration(rulesOf(root, { isSecure: true }), {
    root,
    listen: `127.0.0.1:${port}`,
    apiOrigin: new URL(apiOrigin ?? `http://127.0.0.1:${services.port}`),
    apiAuthorities,
    rebrandedHosts: rebrandedHostsOf(root),
    publicOrigins: [new URL(`https://${publicHost}`)],
    limits: limitsFrom(testLimits),
    logs: work,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${work}/${name};`)
    .join('\n');
  writeFileSync(
    join(work, 'nginx.conf'),
    `load_module ${brotliModule};\nuser root;\ndaemon off;\nmaster_process off;\npid ${work}/pid;\n` +
      `error_log ${work}/error.log;\nevents {}\nhttp {\n${temporary}\n${configuration}}\n`,
  );
  const child = spawn(program, ['-c', join(work, 'nginx.conf'), '-p', work], { stdio: 'inherit' });
  const stopAll = async (): Promise<void> => {
    await stop(child, services);
    for (const folder of [work, root]) rmSync(folder, { recursive: true, force: true });
  };
  const log = (): string =>
    ['access.log', 'error.log']
      .map((name) => join(work, name))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
  return ready({ port, folder: root, services, process: child, log, stop: stopAll });
}

async function ready(server: FrontServer): Promise<FrontServer> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (server.process.exitCode !== null) throw new Error(`nginx has ended with ${server.process.exitCode}.`);
    if (await isAlive(server)) return server;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('nginx does not answer.');
}

/** The process runs and responds to a valid request. */
export async function isAlive(server: FrontServer): Promise<boolean> {
  if (server.process.exitCode !== null || server.process.signalCode !== null) return false;
  const { answers } = await exchange(server.port, `GET /auth/favicon.svg HTTP/1.1\r\nHost: ${publicHost}\r\n\r\n`, {
    patience: 3000,
  });
  return answers[0]?.status === 200;
}

async function stop(child: ChildProcess, services: RawServices): Promise<void> {
  services.close();
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill();
  await ended;
}
