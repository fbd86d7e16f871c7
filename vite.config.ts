import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets, readFloor } from './scripts/delivery/page/floor';
import { prerenderedSignIn } from './scripts/delivery/page/prerender';
import { pureRouter } from './scripts/delivery/page/pure-router';
import {
  commonParts,
  homeParts,
  isCommonPart,
  notYetLoaded,
  passkeyChunk,
  screensTogether,
  signInChunk,
} from './scripts/delivery/page/chunks';

/**
 * Dependencies that Vite prepares before the first page. Discovering one later would reload the page while a user works
 * or a test runs.
 */
const dependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@tanstack/react-query',
  'react-hook-form',
  'zod',
  'zod/mini',
  'openapi-fetch',
  'i18next',
  'libphonenumber-js/min/es6',
  '@simplewebauthn/browser',
  'ajv/dist/2020',
  'ajv-formats',
];

export default defineConfig({
  plugins: [react(), pureRouter(), prerenderedSignIn()],
  optimizeDeps: { include: dependencies },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, forwardConsole: false },
  build: {
    // All files of the app are under /auth, including the assets, so that a front server needs one location only.
    assetsDir: 'auth/assets',
    // Written for error reports; scripts/build.ts removes the source maps from the delivery.
    sourcemap: 'hidden',
    manifest: true,
    // The authors and licences of the bundled code: most licences require passing them on.
    license: { fileName: 'auth/THIRD-PARTY-NOTICES.txt' },
    // The oldest supported browsers, for scripts and styles. `browserslist` in package.json defines them.
    target: buildTargets(readFloor()),
    modulePreload: { polyfill: false, resolveDependencies: notYetLoaded },
    // The delivery contains no data: URLs, because the Content-Security-Policy forbids them.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // We use two of its helpers. The package does not say that its other modules have no effect.
      treeshake: { moduleSideEffects: [{ test: /@simplewebauthn/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { debugName: 'shell', name: signInChunk(), test: /./, priority: 1 },
            { debugName: 'passkeys', name: passkeyChunk(), test: /./, priority: 0.5 },
            { debugName: 'home-parts', name: homeParts, test: /./, priority: 0.4 },
            { debugName: 'parts', name: commonParts(), test: isCommonPart, minShareCount: 4 },
            { name: 'forms', test: /react-hook-form/ },
            { name: screensTogether, test: /./ },
          ],
        },
      },
    },
  },
});
