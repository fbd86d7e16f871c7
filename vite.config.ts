import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mockServer } from './mock-server/adapters/vite';
import { sharedServer } from './mock-server/adapters/vite-shared';
import { dashboard } from './scripts/cli/built-dashboard';
import { toolsInNotices } from './scripts/cli/notices-of-tools';
import { delivery } from './scripts/delivery/build';
import { buildTargets, readFloor } from './scripts/delivery/page/floor';
import { prerenderedSignIn, rendererChunk } from './scripts/delivery/page/prerender';
import { plainRequests } from './scripts/delivery/plain-requests';
import { siteOfVisit } from './scripts/delivery/vite-plugins';

/**
 * Vite prepares these dependencies before the first page. If it discovered one later, it would reload the page while a
 * user works or a test runs.
 */
export const dependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@tanstack/react-query',
  'react-hook-form',
  '@hookform/resolvers/zod',
  'zod',
  'zod/mini',
  'openapi-fetch',
  'i18next',
  'react-i18next',
  'libphonenumber-js/min/es6',
  '@simplewebauthn/browser',
  'ajv/dist/2020',
  'ajv-formats',
];

// Most licences require passing on the authors and licences of bundled code.
const notices = 'auth/THIRD-PARTY-NOTICES.txt';

const { HOST = '127.0.0.1', PORT, E2E } = process.env;

/** The mock server and its dashboard are in no build. */
const inDevelopment = [
  ...[sharedServer(), siteOfVisit(), plainRequests()],
  ...[mockServer({ panel: E2E ? 'asked' : 'always' }), dashboard()],
];

export default defineConfig({
  clearScreen: false,
  plugins: [react(), inDevelopment, prerenderedSignIn(), toolsInNotices(notices), delivery()],
  optimizeDeps: { include: dependencies },
  server: {
    host: HOST,
    port: Number(PORT ?? 5173),
    strictPort: true,
    forwardConsole: false,
    // A file change would reload the page and fail a browser test.
    ...(E2E && { hmr: false, watch: null }),
  },
  build: {
    // All files of the app are under /auth, including the assets, so a front server needs one location only.
    assetsDir: 'auth/assets',
    // For error reports; scripts/delivery/build.ts removes the source maps from the delivery.
    sourcemap: 'hidden',
    manifest: true,
    license: { fileName: notices },
    // `browserslist` in package.json defines the oldest supported browsers, for scripts and styles.
    target: buildTargets(readFloor()),
    modulePreload: { polyfill: false },
    // The Content-Security-Policy forbids data: URLs, so the delivery contains none.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // We use two helpers of this package. It does not say that its other modules have no effect.
      treeshake: { moduleSideEffects: [{ test: /@simplewebauthn/, sideEffects: false }] },
      output: {
        // The page runs React first, in a separate task (src/app/start/page/start.ts).
        codeSplitting: {
          groups: [
            { name: rendererChunk, test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
            { name: 'shell', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
