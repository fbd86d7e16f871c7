import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets, readFloor } from './scripts/delivery/floor';
import { prerenderedSignIn } from './scripts/delivery/prerender';
import { isCommonPart, screensTogether, signInChunk } from './scripts/delivery/chunks';

/**
 * Named here so that Vite prepares them before the first page: a dependency that it met only later would make it reload
 * the page under a person's hands, or in the middle of a test.
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
  'react-i18next',
  'libphonenumber-js/min',
  '@simplewebauthn/browser',
  'ajv/dist/2020',
  'ajv-formats',
];

export default defineConfig({
  plugins: [react(), prerenderedSignIn()],
  optimizeDeps: { include: dependencies },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, forwardConsole: false },
  build: {
    // Everything of ours lives under /auth, the assets too: one location for a front server to pass on.
    assetsDir: 'auth/assets',
    // Written beside the bundle for error reports, taken out of what is delivered by scripts/build.ts.
    sourcemap: 'hidden',
    manifest: true,
    // Who wrote what is in the bundle, and under which terms: most licences ask that this is passed on.
    license: { fileName: 'auth/THIRD-PARTY-NOTICES.txt' },
    // The oldest browsers that we support, in scripts and styles: stated once, as `browserslist` in package.json.
    target: buildTargets(readFloor()),
    modulePreload: { polyfill: false },
    // No data: URLs in what we deliver: the Content-Security-Policy allows none.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { debugName: 'shell', name: signInChunk(), test: /./, priority: 1 },
            { name: 'parts', test: isCommonPart, minShareCount: 3 },
            { name: 'forms', test: /react-hook-form/ },
            { name: screensTogether, test: /./ },
          ],
        },
      },
    },
  },
});
