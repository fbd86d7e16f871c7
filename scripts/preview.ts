import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview, type Plugin, type ProxyOptions } from 'vite';
import { hostBrandsOf } from './delivery/host-brands';
import { rulesOf, wholeOriginsOf } from './delivery/built-folder';
import {
  developmentFolder,
  requireBuild,
  requireProductionConfiguration,
  unknownFieldsOf,
} from './delivery/configuration';
import { deliveredFolder } from './delivery/folders';
import { releaseFile, releaseOf } from './delivery/release';
import { originFrom } from './delivery/nginx/public-origins';
import { servicesDefaults } from './delivery/headers';
import { configurationFrom, headersOfTable, pathsOfTable, siteOfVisit } from './delivery/vite-plugins';
import { hostFromEnvironment, listenError, originOf, portFromEnvironment, CliError } from './cli/cli-error';
import { addressVariables, readOptions } from './cli/read-options';

const about = {
  command: 'npm run preview --',
  help: `Usage: npm run preview [-- options], where PORT and HOST say where it listens
  --mock         the mock server answers, and not the services at API_ORIGIN
  --folder PATH  serves another folder
  --check        says whether the folder is ready for production
  --nginx FILE   with --check: whether that server file is the one of the folder`,
  variables: addressVariables,
};

const options = {
  mock: { type: 'boolean' },
  check: { type: 'boolean' },
  folder: { type: 'string' },
  nginx: { type: 'string' },
} as const;

/**
 * `npm run preview`: serves the production bundle with the production headers on http://localhost:4173, for this
 * machine. It is Vite's preview server; production is nginx (docs/delivery.md). Passes API requests on to API_ORIGIN;
 * with --mock the mock server handles them. --folder=PATH serves another folder. --check only says whether the folder is ready for
 * production, and with --nginx=FILE whether that server file is the one of the folder.
 * @throws CliError for an unknown option, a missing build, a configuration that is not for production, a wrong variable
 * or a port in use
 */
export async function main(words: string[]): Promise<void> {
  const { mock: withMock, ...values } = readOptions(about, words, { options }).values;
  const folder = values.folder || deliveredFolder;
  requireBuild(folder);
  if (values.check) return check(folder, values.nginx);
  const services = withMock ? undefined : servicesOf(folder);
  const port = portFromEnvironment(4173);
  const host = hostFromEnvironment();
  const configurationFolder = withMock ? developmentFolder : folder;
  const rules = rulesOf(folder, { configurationFolder });
  const plugins = [
    headersOfTable(rules),
    siteOfVisit(hostBrandsOf(configurationFolder)),
    ...(withMock ? [await mockServer(), configurationFrom(developmentFolder)] : []),
    pathsOfTable(rules, folder),
  ];
  try {
    await preview({
      // The preview needs nothing from the configuration of the build.
      configFile: false,
      // The table of headers says which paths are the page.
      appType: 'custom',
      logLevel: 'warn',
      plugins,
      build: { outDir: folder },
      preview: { host, port, strictPort: true, cors: false, ...(services && { proxy: proxyTo(services) }) },
    });
  } catch (error) {
    throw listenError(error, port, 'npm run preview');
  }
  const origin = originOf(host, port);
  console.log(`App       ${origin}/auth/login`);
  console.log(services ? `Services  ${services.origin}/api` : `Mock      ${origin}/__mock`);
  console.log('Stop with Ctrl+C.');
}

/** Only `--mock` needs the code of the mock server. */
async function mockServer(): Promise<Plugin> {
  const { mockInPreview } = await import('../mock-server/adapters/vite-preview');
  return mockInPreview().catch((error: unknown) => {
    throw error instanceof TypeError ? new CliError(error.message) : error;
  });
}

function proxyTo({ origin }: URL): Record<string, ProxyOptions> {
  return {
    '/api/': {
      target: origin,
      changeOrigin: true,
      xfwd: true,
      configure: (proxy) =>
        proxy.on('proxyRes', (proxied, _request, response) => {
          for (const [name, value] of Object.entries(servicesDefaults)) proxied.headers[name.toLowerCase()] ??= value;
          // Otherwise a browser would wait for the rest of a body that breaks off.
          proxied.on('close', () => void (proxied.complete || response.destroy()));
        }),
    },
  };
}

/** @throws CliError when a folder is not ready for production, or a server file is that of another folder */
function check(folder: string, serverFile: string | undefined): void {
  requireProductionConfiguration(folder);
  if (serverFile !== undefined) requireServerFile(folder, serverFile);
  // This also refuses wrong sources of the captcha.
  rulesOf(folder);
  for (const field of unknownFieldsOf(folder)) console.warn(`Nothing reads the field ${field} of config.json.`);
  for (const origin of wholeOriginsOf(folder))
    console.warn(`captchaSources allows all of ${origin}: name the path that its manual names.`);
  console.log(`${folder} is ready for production.`);
}

function requireServerFile(folder: string, file: string): void {
  if (!existsSync(file)) throw new CliError(`There is no server file ${file}.`);
  const [, release] = /^# Release: (\w+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (release === releaseOf(folder) && existsSync(join(folder, releaseFile(release)))) return;
  throw new CliError(
    `${file} is not the server file of ${folder}: run "npm run build -- --server-files=${folder}", then reload nginx.`,
  );
}

/** @throws CliError when API_ORIGIN is missing or wrong, or the folder is configured for the mock server */
function servicesOf(folder: string): URL {
  const { API_ORIGIN } = process.env;
  if (!API_ORIGIN)
    throw new CliError(
      'Say where the services are, for example "API_ORIGIN=https://services.example npm run preview", ' +
        'or use the mock server: "npm run preview -- --mock".',
    );
  requireProductionConfiguration(folder);
  return originFrom('API_ORIGIN', API_ORIGIN, 'https://services.example');
}
