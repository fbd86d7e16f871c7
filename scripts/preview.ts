import { readFileSync } from 'node:fs';
import { rebrandedHostsOf, rulesOf, wholeOriginsOf } from './delivery/built-folder';
import { developmentFolder, requireBuild, requireProductionConfiguration } from './delivery/configuration';
import { deliveredFolder, uiPageFolder } from './delivery/folders';
import { createFrontServer, type MockBeside } from './delivery/front/front-server';
import { limitsFrom } from './delivery/front/limits';
import { areSecure, configuredHosts, localHosts, originFrom, publicOriginsFrom } from './delivery/front/public-origins';
import { startMock } from './cli/mock-process';
import { hostFromEnvironment, listenError, originOf, portFromEnvironment, CliError } from './cli/cli-error';

/**
 * `npm run preview`: serves the production bundle with the production headers on http://localhost:4173. Passes API
 * requests on to API_ORIGIN, or with --mock to a mock server that it starts. With --ui-page it serves the build of `npm
 * run build -- --ui-page`, with --folder=PATH any other folder. With --check it only says whether the folder is ready
 * for production. It accepts requests for the hosts of PUBLIC_ORIGIN only; without PUBLIC_ORIGIN, for this
 * machine's own names only.
 * @throws CliError for an unknown option, a missing build, a configuration that is not for production, a wrong variable or a port in use
 */
export async function main(options: string[]): Promise<void> {
  const withMock = options.includes('--mock');
  const { folder, isCheck } = placeIn(options);
  requireBuild(folder);
  if (isCheck) {
    requireProductionConfiguration(folder);
    // Reads the sources of the captcha as well, and refuses wrong ones.
    rulesOf(folder);
    for (const origin of wholeOriginsOf(folder))
      console.warn(`captchaSources allows all of ${origin}: name the path that its manual names.`);
    return console.log(`${folder} is ready for production.`);
  }
  const apiOrigin = process.env.API_ORIGIN;
  if (!withMock && !apiOrigin)
    throw new CliError(
      'Say where the services are, for example "API_ORIGIN=https://services.example npm run preview", or use the mock server: "npm run preview -- --mock".',
    );
  if (!withMock) requireProductionConfiguration(folder);
  const port = portFromEnvironment(4173);
  const host = hostFromEnvironment();
  const limits = limitsFrom(process.env);
  const publicOrigins = process.env.PUBLIC_ORIGIN ? publicOriginsFrom(process.env.PUBLIC_ORIGIN) : undefined;
  const rules = rulesOf(folder, {
    isSecure: publicOrigins !== undefined && areSecure(publicOrigins),
    ...(withMock && { configurationFolder: developmentFolder }),
  });
  const services = withMock ? undefined : originFrom('API_ORIGIN', apiOrigin ?? '', 'https://services.example');

  // Before the preview listens there are no requests to drain, so a signal ends both processes at once.
  if (withMock) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  const mock = withMock ? await startMock(host) : undefined;
  const { server, drain } = createFrontServer({
    folder,
    rules,
    upstream: services ?? mock?.origin ?? new URL('http://127.0.0.1'),
    originOfHost: publicOrigins ? configuredHosts(publicOrigins) : localHosts(host),
    limits: mock ? { ...limits, ...limitsOfMock } : limits,
    rebrandedHosts: rebrandedHostsOf(withMock ? developmentFolder : folder),
    authorities: authoritiesFrom(process.env.API_CA_FILE),
    ...(mock && { mock: await mockBeside() }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port, 'npm run preview')));
    server.listen(port, host, resolve);
  }).catch((error: unknown) => {
    mock?.process.kill();
    throw error;
  });
  endBySignal(drain);
  const origin = publicOrigins?.[0]?.origin ?? originOf(host, port);
  console.log(`App       ${origin}/auth/login`);
  console.log(mock ? `Mock      ${origin}/__mock` : `Services  ${services?.origin ?? ''}/api`);
  console.log('Stop with Ctrl+C.');
}

/** @throws CliError when the file of certificate authorities cannot be read */
function authoritiesFrom(file: string | undefined): string | undefined {
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CliError(`API_CA_FILE must name a file of certificate authorities in PEM, and "${file}" cannot be read.`);
  }
}

const known = ['--mock', '--ui-page', '--check'];

/** Reads the folder to serve, and whether to check only. */
function placeIn(options: readonly string[]): { folder: string; isCheck: boolean } {
  const unknown = options.find((option) => !known.includes(option) && !option.startsWith('--folder='));
  if (unknown)
    throw new CliError(`"${unknown}" is no option of preview: there are ${known.join(', ')} and --folder=PATH.`);
  const named = options.find((option) => option.startsWith('--folder='))?.slice('--folder='.length);
  const built = options.includes('--ui-page') ? uiPageFolder : deliveredFolder;
  return { folder: named || built, isCheck: options.includes('--check') };
}

/** The control API accepts the snapshot of a whole world, and a fault may delay a response for any time. */
const limitsOfMock = { answerMs: 0, bodyBytes: 16 * 1024 * 1024 };

/**
 * Loads what only `--mock` needs. The front server sees each page request before the mock server does, so it sets the
 * cookie for the world that a link names.
 */
async function mockBeside(): Promise<MockBeside> {
  const [{ worldCookie }, { dropConnection }] = await Promise.all([
    import('../mock-server/server'),
    import('../mock-server/adapters/node-http'),
  ]);
  return { worldCookie, configurationFolder: developmentFolder, drop: dropConnection };
}

/**
 * The first signal waits for open requests to end; the second exits at once. The mock server ends with this process.
 */
function endBySignal(drain: () => Promise<void>): void {
  let isEnding = false;
  const end = (): void => process.exit(0);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (isEnding) return end();
      isEnding = true;
      void drain().then(end, end);
    });
  }
}
