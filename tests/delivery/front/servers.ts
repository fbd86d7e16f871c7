import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallNginx } from './find-nginx';
import { nginxConfiguration } from '../../../scripts/delivery/nginx/nginx';
import { debianAuthorities, limitsFrom, type NginxPlace } from '../../../scripts/delivery/nginx/place';
import { markRelease, releaseOf } from '../../../scripts/delivery/release';
import { hostBrandsOf } from '../../../scripts/delivery/host-brands';
import { rulesOf } from '../../../scripts/delivery/built-folder';
import { configurationFile, sampleFile } from '../../../scripts/delivery/configuration';
import { freePort } from '../../../scripts/cli/free-port';
import { exchange } from './socket';
import { startServices, type RawServices } from './services';

/** nginx with the generated configuration file. */
export interface FrontServer {
  port: number;
  /** The port with nginx's own numbers. */
  statusPort: number;
  release: string;
  isTls: boolean;
  /** Its own copy of the build, with the sample configuration. */
  folder: string;
  services: RawServices;
  /** Its folder for logs and temporary files. */
  work: string;
  process: ChildProcess;
  /** All logs of the server so far. */
  log: () => string;
  /** The log of services that did not answer. */
  outages: () => string;
  stop: () => Promise<void>;
}

/** The public host of the tested nginx, which requests name as Host. */
export const publicHost = 'login.example';

/** Short enough for a test, long enough for a busy machine, in ms. */
const testLimits = { REQUEST_TIMEOUT_MS: '1500', ANSWER_TIMEOUT_MS: '1200' };

/** Copies the build and adds the configuration, as an operator does. The configuration turns on account security. */
export function copyOfBuild(changes: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'delivered-'));
  cpSync('dist', folder, { recursive: true });
  const sample = JSON.parse(readFileSync(join(folder, sampleFile), 'utf8'));
  sample.bases.accountSecurity = '/api/account-security/v0';
  writeFileSync(join(folder, configurationFile), JSON.stringify({ ...sample, ...changes }));
  return folder;
}

export interface NginxOptions extends Partial<NginxPlace> {
  /** Leaves the folder without the name of its release. */
  isUnmarked?: boolean;
  /** What differs from the sample of the configuration. */
  configuration?: object;
}

/**
 * Starts nginx with the configuration file that the build writes.
 * @param options what differs; by default the services are those of bare sockets
 */
export async function startNginx(options: NginxOptions = {}): Promise<FrontServer> {
  const { program, brotliModule } = findOrInstallNginx();
  const [port, statusPort, services] = await Promise.all([freePort(), freePort(), startServices()]);
  const work = mkdtempSync(join(tmpdir(), 'nginx-'));
  const { isUnmarked = false, configuration: changes, ...place } = options;
  const root = copyOfBuild(changes);
  const release = isUnmarked ? releaseOf(root) : markRelease(root);
  const configuration = nginxConfiguration(rulesOf(root, { isSecure: true }), {
    root,
    release,
    listen: `127.0.0.1:${port}`,
    statusListen: `127.0.0.1:${statusPort}`,
    apiOrigin: new URL(`http://127.0.0.1:${services.port}`),
    resolver: '127.0.0.1',
    apiAuthorities: debianAuthorities,
    hostBrands: hostBrandsOf(root),
    publicOrigins: [new URL(`https://${publicHost}`)],
    trustedProxies: [],
    limits: { ...limitsFrom(testLimits), keepAliveMs: 1500, bodyBytes: 1_000_000 },
    logs: work,
    ...place,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${work}/${name};`)
    .join('\n');
  writeFileSync(
    join(work, 'nginx.conf'),
    `load_module ${brotliModule};\nuser root;\ndaemon off;\nmaster_process off;\npid ${work}/pid;\n` +
      `error_log ${work}/error.log;\nevents {}\nhttp {\naccess_log ${work}/other.log;\n${temporary}\n${configuration}}\n`,
  );
  const child = spawn(program, ['-c', join(work, 'nginx.conf'), '-p', work], { stdio: 'inherit' });
  const stopAll = async (): Promise<void> => {
    await stop(child, services);
    for (const folder of [work, root]) rmSync(folder, { recursive: true, force: true });
  };
  const read = (name: string): string => (existsSync(join(work, name)) ? readFileSync(join(work, name), 'utf8') : '');
  const log = (): string => ['access.log', 'outage.log', 'error.log', 'other.log'].map(read).join('');
  return ready({
    ...{
      port,
      statusPort,
      work,
      folder: root,
      release,
      services,
      process: child,
      log,
      stop: stopAll,
      isTls: !!place.tls,
    },
    outages: () => read('outage.log'),
  });
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
  if (server.isTls) return isListening(server.port);
  const { responses } = await exchange(server.port, `GET /auth/favicon.svg HTTP/1.1\r\nHost: ${publicHost}\r\n\r\n`, {
    patience: 3000,
  });
  return responses[0]?.status === 200;
}

async function stop(child: ChildProcess, services: RawServices): Promise<void> {
  services.close();
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill();
  await ended;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
