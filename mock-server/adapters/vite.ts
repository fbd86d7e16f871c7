import { type Plugin } from 'vite';
import { answer, worldCookie } from '../server';
import { Worlds } from '../worlds';
import { readNodeRequest, writeNodeAnswer } from './node-http';
import { textsOnDisk } from './texts-on-disk';

/** Runs the mock server inside Vite's development server, on the app's own origin: real cookies, real navigations. */
export function mockServer(): Plugin {
  return {
    name: 'mock-server',
    apply: 'serve',
    configureServer(vite) {
      const worlds = new Worlds(textsOnDisk);
      vite.middlewares.use((incoming, response, next) => {
        const url = incoming.url ?? '/';
        const cookie = worldCookie(url);
        if (cookie) response.appendHeader('Set-Cookie', cookie);
        if (!/^\/(api|__mock|outside)(\/|\?|$)/.test(url)) {
          next();
          return;
        }
        void (async () => {
          const origin = `http://${incoming.headers.host ?? 'localhost:5173'}`;
          const found = await answer(worlds, await readNodeRequest(incoming, origin));
          if (found) await writeNodeAnswer(response, found);
          else next();
        })().catch(next);
      });
    },
  };
}
