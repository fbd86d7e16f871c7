import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CliError } from '../../../mock-server/command/cli-error';
import { freePort } from '../../cli/free-port';

/** Another product's sign-in page to compare with: Okta's widget, from its package on npm. */
export const peerName = "Okta's widget 7.49";
const PACKAGE = '@okta/okta-signin-widget@7.49.0';
const folder = 'node_modules/.cache/peer';
const files = join(folder, 'node_modules/@okta/okta-signin-widget/dist');

const types = [
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
] as const;

/** The form for a username and password needs no service behind it, so nothing calls the origin. */
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign in</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/css/okta-sign-in.min.css">
</head><body><main id="widget"></main><script src="/js/okta-sign-in.classic.min.js"></script><script>
new OktaSignIn({ el: '#widget', baseUrl: location.origin, useClassicEngine: true }).renderEl({}, () => {}, () => {});
</script></body></html>`;

/**
 * Serves the peer's page with gzip while a measurement runs.
 * @throws CliError when npm cannot bring the package
 */
export async function withPeer<T>(measure: (url: string) => T | Promise<T>): Promise<T> {
  installOnce();
  const known = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, response) => {
    const type = types.find(([ending]) => url.endsWith(ending))?.[1] ?? 'text/html; charset=utf-8';
    const isFile = /^\/(?:css|js|font|img)\/[\w./-]+$/.test(url) && existsSync(join(files, url));
    if (url !== '/' && !isFile) return void response.writeHead(404).end();
    const body = known.get(url) ?? gzipSync(isFile ? readFileSync(join(files, url)) : page);
    known.set(url, body);
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    return await measure(`http://localhost:${port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function installOnce(): void {
  if (existsSync(files)) return;
  const words = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', PACKAGE];
  const { status } = spawnSync('npm', words, { stdio: 'ignore' });
  if (status !== 0) throw new CliError(`npm could not bring ${PACKAGE}, which the figures are compared with.`);
}
