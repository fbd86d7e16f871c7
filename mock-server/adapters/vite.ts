import type { CommonServerOptions, Connect, Plugin, ViteDevServer } from 'vite';
import { hostName } from './gate';
import { readNodeRequest, toOriginForm, writeNodeResponse } from './node-http';
import type { MockOnOwnOrigin } from './own-origin';
import type { KeptWorlds, LoadedMock } from './vite-reloaded';

/**
 * Runs the mock server inside Vite's development server, on the app's own origin, with real cookies and real
 * navigations. Vite loads its code, so a change counts at the next call, and worlds and sessions go on. The pages of
 * the app get the mock panel. With `panel: 'asked'` only pages opened with `?mock-panel` get it, so that tests see the
 * app alone. SCENARIOS names a folder of further scenarios.
 */
export function mockServer({ panel = 'always' }: { panel?: 'always' | 'asked' } = {}): Plugin {
  // Outside of `configureServer`, so that worlds survive a restart of the development server.
  const mock = new ReloadedMock();
  return {
    name: 'mock-server',
    apply: 'serve',
    async transformIndexHtml(_html, { originalUrl = '', server }) {
      if (!server || (panel === 'asked' && !originalUrl.includes('mock-panel'))) return [];
      const { assetPaths } = await mock.latest(server);
      return [
        { tag: 'link', attrs: { rel: 'stylesheet', href: assetPaths.panelStyle }, injectTo: 'head' },
        { tag: 'script', attrs: { src: assetPaths.panel, defer: true }, injectTo: 'head' },
      ];
    },
    configureServer(vite) {
      vite.middlewares.use(mockMiddleware(() => mock.latest(vite), vite.config.server));
    },
  };
}

/**
 * Handles what belongs to the mock server, and puts a visit with `?mock-world=NAME` into its world. All else goes on.
 * @param server the options of the server: its address, names and certificate
 */
export function mockMiddleware(
  load: () => Promise<MockOnOwnOrigin>,
  { host, allowedHosts, https }: Pick<CommonServerOptions, 'host' | 'allowedHosts' | 'https'> = {},
): Connect.NextHandleFunction {
  const hosts = [
    ...(typeof host === 'string' ? [hostName(host)] : []),
    ...(Array.isArray(allowedHosts) ? allowedHosts : []),
  ];
  const scheme = https ? 'https' : 'http';
  return (incoming, response, next) => {
    toOriginForm(incoming);
    const url = incoming.url ?? '/';
    const isOfMock = /^\/(api|__mock|outside)(\/|\?|$)/.test(url);
    if (!isOfMock && !url.includes('mock-world=')) return next();
    void (async () => {
      const request = await readNodeRequest(incoming, `${scheme}://${incoming.headers.host ?? 'localhost:5173'}`);
      const { respond, worldCookie } = await load();
      const cookie = worldCookie(request);
      if (cookie) response.appendHeader('Set-Cookie', cookie);
      const found = await respond(request, hosts);
      if (!found) return next();
      await writeNodeResponse(response, found);
    })().catch(next);
  };
}

type LoadMock = (kept?: KeptWorlds) => Promise<LoadedMock>;

/** Serves the newest version of the mock server's code that can be loaded. */
class ReloadedMock {
  #current: { load: LoadMock; mock: LoadedMock } | undefined;
  /** A call that comes while a version loads waits for it. */
  #loading: Promise<unknown> = Promise.resolve();
  #lastError = '';

  /** @throws the error of the code when there is no older version to use */
  latest(vite: ViteDevServer): Promise<LoadedMock> {
    const loaded = this.#loading.then(() => this.#load(vite));
    this.#loading = loaded.catch(() => undefined);
    return loaded;
  }

  async #load(vite: ViteDevServer): Promise<LoadedMock> {
    const before = this.#current;
    try {
      // Vite gives the same function until one of its files changes.
      const load: LoadMock = (await vite.ssrLoadModule('/mock-server/adapters/vite-reloaded.ts'))['loadMock'];
      if (before?.load === load) return before.mock;
      const mock = await load(await before?.mock.keep());
      this.#current = { load, mock };
      if (before) this.#end(before.mock, vite);
      return mock;
    } catch (error) {
      if (!before) throw error;
      this.#say(error, vite);
      return before.mock;
    }
  }

  #end(mock: LoadedMock, vite: ViteDevServer): void {
    mock.end();
    this.#lastError = '';
    vite.config.logger.info('The mock server has changed, and its worlds go on.', { timestamp: true });
  }

  /** Each call tries again until the next change, so the same error is reported once. */
  #say(error: unknown, vite: ViteDevServer): void {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (text === this.#lastError) return;
    this.#lastError = text;
    vite.config.logger.error(`The change cannot be used, and the mock server goes on as it was:\n${text}`);
  }
}
