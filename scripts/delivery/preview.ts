import type { Plugin, ProxyOptions } from 'vite';
import { fixedMockServer } from '../../mock-server/adapters/vite-preview';
import { sharedServer } from '../../mock-server/adapters/vite-shared';
import { CliError } from '../../mock-server/adapters/cli-error';
import { rulesOf } from './built-folder';
import { developmentFolder, requireBuild, requireProductionConfiguration } from './configuration';
import { servicesDefaults } from './headers';
import { hostBrandsOf } from './host-brands';
import { apiOriginFrom } from './nginx/place';
import { plainRequests } from './plain-requests';
import { configurationFrom, headersOfTable, pathsOfTable, siteOfVisit } from './vite-plugins';

/**
 * Lets `vite preview` serve the production bundle with the production headers, for this machine. Production is nginx
 * (docs/delivery.md). Requests of the API go to API_ORIGIN; without it the mock server answers them.
 * @param folder the built folder
 * @throws CliError for a missing build, a configuration that is not for production, or a wrong API_ORIGIN
 */
export async function deliveredPreview(folder: string): Promise<Plugin[]> {
  requireBuild(folder);
  const { API_ORIGIN } = process.env;
  if (API_ORIGIN) requireProductionConfiguration(folder);
  const configurationFolder = API_ORIGIN ? folder : developmentFolder;
  const rules = rulesOf(folder, { configurationFolder });
  return [
    sharedServer(),
    ...(API_ORIGIN ? [proxyTo(API_ORIGIN)] : []),
    headersOfTable(rules),
    plainRequests(),
    siteOfVisit(hostBrandsOf(configurationFolder)),
    ...(API_ORIGIN ? [] : [await fixedMockServer().catch(refuse), configurationFrom(developmentFolder)]),
    pathsOfTable(rules, folder),
  ];
}

/** A wrong file of overrides. */
function refuse(error: unknown): never {
  throw error instanceof TypeError ? new CliError(error.message) : error;
}

function proxyTo(apiOrigin: string): Plugin {
  const options: ProxyOptions = {
    target: apiOriginFrom(apiOrigin).origin,
    changeOrigin: true,
    xfwd: true,
    configure: (proxy) =>
      proxy.on('proxyRes', (proxied, _request, response) => {
        for (const [name, value] of Object.entries(servicesDefaults)) proxied.headers[name.toLowerCase()] ??= value;
        // Otherwise a browser would wait for the rest of a body that breaks off.
        proxied.on('close', () => void (proxied.complete || response.destroy()));
      }),
  };
  return { name: 'services', config: () => ({ preview: { proxy: { '/api/': options } } }) };
}
