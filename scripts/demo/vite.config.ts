import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { builtDashboard, oneScript } from '../cli/built-dashboard';
import { prerenderedSignIn } from '../delivery/page/prerender';
import app from '../../vite.config';

const folder = 'dist-demo';

/**
 * `npm run demo`: a static demo, for any static host that answers unknown paths with index.html. It needs no server,
 * because the mock server runs in a service worker. The session cookie is not HttpOnly but kept by the worker, and the
 * first page comes before the worker. For tests use `npm run mock`.
 */
export default defineConfig({
  plugins: [react(), prerenderedSignIn(), demoEntry(), worker(), nothingBesideWorker()],
  preview: { host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 4175), strictPort: true },
  build: { ...app.build, outDir: folder, sourcemap: false, manifest: false },
});

function demoEntry(): Plugin {
  return {
    name: 'demo-entry',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', '/scripts/demo/entry.ts') },
  };
}

/** Builds the service worker, and puts the dashboard beside it, which it reads when someone opens it. */
function worker(): Plugin {
  return {
    name: 'demo-worker',
    apply: 'build',
    async closeBundle(error) {
      if (error) return;
      const { files } = await builtDashboard();
      mkdirSync(join(folder, 'demo-dashboard'), { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'demo-dashboard', name), text);
      const input = 'mock-server/adapters/service-worker.ts';
      const options = { outDir: folder, emptyOutDir: false, chunkSizeWarningLimit: 5000 };
      await build(oneScript('demo-worker', input, options));
    },
  };
}

/** Requests for the worker get a 404 here, never the page. The app must notice when the worker is not running. */
function nothingBesideWorker(): Plugin {
  return {
    name: 'nothing-beside-worker',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (/^\/(api|__mock|outside)(\/|\?|$)/.test(request.url ?? '') || request.method !== 'GET')
          response.writeHead(404).end();
        else next();
      });
    },
  };
}
