import type { Plugin } from 'vite';
import { assetPaths } from '../control/pages/assets';
import { answer, worldCookie } from '../server';
import { Worlds } from '../world/worlds';
import { hostName, refusalAtGate } from './gate';
import { readNodeRequest, writeNodeAnswer } from './node-http';
import { textsOnDisk } from './texts-on-disk';

/**
 * Runs the mock server inside Vite's development server, on the app's own origin, with real cookies and real
 * navigations. Adds the mock panel to the pages of the app. With `panel: 'asked'` only pages opened with `?mock-panel`
 * get it, so that tests see the app alone.
 */
export function mockServer({ panel = 'always' }: { panel?: 'always' | 'asked' } = {}): Plugin {
  // Created outside `configureServer`, so that worlds survive a restart of the development server (a changed
  // configuration).
  const worlds = new Worlds(textsOnDisk);
  return {
    name: 'mock-server',
    apply: 'serve',
    transformIndexHtml(_html, { originalUrl = '' }) {
      if (panel === 'asked' && !originalUrl.includes('mock-panel')) return [];
      return [
        { tag: 'link', attrs: { rel: 'stylesheet', href: assetPaths.panelStyle }, injectTo: 'head' },
        { tag: 'script', attrs: { src: assetPaths.panel, defer: true }, injectTo: 'head' },
      ];
    },
    configureServer(vite) {
      const { host } = vite.config.server;
      const gate = { hosts: typeof host === 'string' ? [hostName(host)] : [], origins: [] };
      vite.middlewares.use((incoming, response, next) => {
        const url = incoming.url ?? '/';
        const site = incoming.headers['sec-fetch-site'];
        const cookie = worldCookie({ url, headers: typeof site === 'string' ? { 'sec-fetch-site': site } : {} });
        if (!/^\/(api|__mock|outside)(\/|\?|$)/.test(url)) {
          if (cookie) response.appendHeader('Set-Cookie', cookie);
          next();
          return;
        }
        void (async () => {
          const origin = `http://${incoming.headers.host ?? 'localhost:5173'}`;
          const request = await readNodeRequest(incoming, origin);
          const found = refusalAtGate(request, gate) ?? (await answer(worlds, request));
          if (!found) return next();
          if (cookie) found.headers.push(['Set-Cookie', cookie]);
          await writeNodeAnswer(response, found);
        })().catch(next);
      });
    },
  };
}
