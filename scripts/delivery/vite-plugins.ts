import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { configurationFile } from './configuration';
import type { HostBrands } from './host-brands';
import { knownSite, visitHeader, visitOf } from './nginx/request-rules';
import { linksBody, refusalHeaders, ruleFor, type HeaderRule } from './headers';

const inPreview = (name: string, handle: Connect.NextHandleFunction): Plugin => ({
  name,
  configurePreviewServer: ({ middlewares }) => void middlewares.use(handle),
});

export const headersOfTable = (rules: readonly HeaderRule[]): Plugin =>
  inPreview('headers-of-table', (request, response, next) => {
    setHeaders(response, ruleFor(rules, pathOf(request))?.headers ?? {});
    next();
  });

/**
 * Tells the page from which site the visit came, and the brand of its host. nginx does this in production.
 */
export function siteOfVisit(hostBrands?: HostBrands): Plugin {
  const tell: Connect.NextHandleFunction = ({ headers }, response, next) => {
    if (headers['sec-fetch-mode'] === 'navigate') {
      const site = String(headers['sec-fetch-site']);
      const host = headers.host?.toLowerCase().replace(/:\d+$/, '') ?? '';
      const brand = hostBrands?.entries.get(host) ?? hostBrands?.others;
      if (new RegExp(knownSite).test(site)) response.appendHeader(visitHeader, visitOf(site));
      if (brand) response.appendHeader(visitHeader, brand);
    }
    next();
  };
  return {
    ...inPreview('site-of-visit', tell),
    apply: 'serve',
    configureServer: ({ middlewares }) => void middlewares.use(tell),
  };
}

/** The configuration may be in another folder than the build. */
export const configurationFrom = (folder: string): Plugin =>
  inPreview('configuration', (request, response, next) => {
    if (pathOf(request) !== `/${configurationFile}`) return next();
    response.setHeader('Content-Type', 'application/json');
    response.end(readFileSync(join(folder, configurationFile)));
  });

/** After this, Vite finds the file, or passes the request on to the services. */
export function pathsOfTable(rules: readonly HeaderRule[], folder: string): Plugin {
  return {
    name: 'paths-of-table',
    configurePreviewServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const path = pathOf(request);
        const rule = ruleFor(rules, path);
        if (!rule || rule.source === 'none') return refuse(response);
        if (rule.source === 'moved') return void response.writeHead(302, { Location: rule.to }).end();
        if (rule.source === 'links') {
          response.setHeader('Content-Type', 'application/json');
          return void response.end(
            linksBody(rule, `http${config.preview.https ? 's' : ''}://${request.headers.host ?? ''}`),
          );
        }
        if (rule.source === 'page') request.url = smallest(request, folder, '/index.html');
        if (rule.source === 'file') request.url = smallest(request, folder, path);
        next();
      });
      return () => middlewares.use((_request, response) => refuse(response));
    },
  };
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/** The build's Brotli copy, if the browser takes it. Vite itself compresses with gzip. */
function smallest({ headers }: IncomingMessage, folder: string, file: string): string {
  const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding']));
  return takesBrotli && existsSync(join(folder, `${file}.br`)) ? `${file}.br` : file;
}

function refuse(response: ServerResponse): void {
  setHeaders(response, refusalHeaders);
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Nothing is served at this path.');
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
