import type { Plugin } from 'vite';
import { assetPaths } from '../control/pages/assets';
import { worldCookie } from '../server';
import { hostName, refusalAtGate } from './gate';
import type { LiveServices } from './live-services';
import { readNodeRequest, writeNodeAnswer } from './node-http';

/**
 * Runs the mock server inside Vite's development server, on the app's own origin, with real cookies and real
 * navigations. Adds the mock panel to the pages of the app. With `panel: 'asked'` only pages opened with `?mock-panel`
 * get it, so that tests see the app alone.
 */
export function mockServer({
  services,
  panel = 'always',
}: {
  /** They come from outside, so that worlds survive a restart of the development server (a changed configuration). */
  services: LiveServices;
  panel?: 'always' | 'asked';
}): Plugin {
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
          const found = refusalAtGate(request, gate) ?? (await services.answer(request));
          if (!found) return next();
          if (cookie) found.headers.push(['Set-Cookie', cookie]);
          await writeNodeAnswer(response, found);
        })().catch(next);
      });
    },
  };
}
