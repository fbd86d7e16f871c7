import { appendFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin } from 'vite';
import { builtDashboard } from '../cli/built-dashboard';
import { toolsInNotices } from '../cli/notices-of-tools';
import { documentWithoutPages } from './published';
import { textsOnDisk } from '../../mock-server/adapters/texts-on-disk';

const entries = resolve('scripts/pack/entries');

export const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/** The user's own project has these programs. The package must not bring in a second copy. */
export const peers = ['@playwright/test', 'msw'];

/** Writes `workbench.mjs`, which needs no other file, and the modules `client.mjs`, `playwright.mjs` and `msw.mjs`. */
export async function bundleScripts(folder: string, version: string): Promise<void> {
  const { 'notices.txt': notices = '', ...dashboard } = (await builtDashboard()).files;
  await build({
    ...shared(folder, version),
    plugins: [textsInPackage(), dashboardInPackage(dashboard), documentsWithoutPages(), toolsInNotices(noticesFile)],
    build: {
      ...shared(folder, version).build,
      license: { fileName: noticesFile },
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { workbench: `${entries}/workbench.ts` },
        transform: { inject: { structuredClone: [resolve('scripts/pack/realm-clone.ts'), 'structuredClone'] } },
        output: { format: 'es', entryFileNames: '[name].mjs', codeSplitting: false, banner: '#!/usr/bin/env node' },
      },
    },
  });
  const ofDashboard = notices.replace(/^# .*$/m, '# Licenses of the dashboard');
  await appendFile(join(folder, noticesFile), `\n${ofDashboard}`);
  await build({
    ...shared(folder, version),
    plugins: [workbenchBeside()],
    build: {
      ...shared(folder, version).build,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { client: `${entries}/client.ts`, playwright: `${entries}/playwright.ts`, msw: `${entries}/msw.ts` },
        external: peers,
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'parts-[hash].mjs' },
      },
    },
  });
}

function shared(folder: string, version: string): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { WORKBENCH_VERSION: JSON.stringify(version) },
    ssr: { noExternal: true, target: 'node' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      ssr: true,
      target: 'node20',
      minify: true,
      reportCompressedSize: false,
    },
  };
}

/**
 * The bundle has the texts of locales/ instead of reading the disk, one compressed text for each language. Node would
 * otherwise read two million characters at the start, most of which no test asks for.
 */
function textsInPackage(): Plugin {
  const id = '\0packed-texts';
  return {
    name: 'texts-in-package',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/texts-on-disk') ? id : null),
    load: async (asked) => (asked === id ? await packedTexts() : null),
  };
}

async function packedTexts(): Promise<string> {
  const folders = (await readdir('locales', { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const packed: Record<string, string> = {};
  for (const { name } of folders) {
    const texts = await textsOnDisk(name);
    if (texts) packed[name] = brotliCompressSync(JSON.stringify(texts)).toString('base64');
  }
  return `
    import { brotliDecompressSync } from 'node:zlib';
    const packed = ${JSON.stringify(packed)};
    export const textsOnDisk = async (folder) =>
      Object.hasOwn(packed, folder)
        ? JSON.parse(brotliDecompressSync(Buffer.from(packed[folder], 'base64')).toString())
        : null;
  `;
}

/** The bundle has the built dashboard instead of reading the disk, compressed like the texts. */
function dashboardInPackage(files: Record<string, string>): Plugin {
  const id = '\0packed-dashboard';
  return {
    name: 'dashboard-in-package',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/page-on-disk') ? id : null),
    load: (asked) => (asked === id ? packedDashboard(files) : null),
  };
}

function packedDashboard(files: Record<string, string>): string {
  const packed = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, brotliCompressSync(text).toString('base64')]),
  );
  return `
    import { brotliDecompressSync } from 'node:zlib';
    const packed = ${JSON.stringify(packed)};
    export const pageOnDisk = async (file) => brotliDecompressSync(Buffer.from(packed[file], 'base64')).toString();
  `;
}

/** The workbench shows the documents of the contract, which refer to pages of this repository. */
function documentsWithoutPages(): Plugin {
  return {
    name: 'documents-without-pages',
    enforce: 'pre',
    transform: (code, id) => (/\/openapi\/generated\/[^/]+\.json$/.test(id) ? documentWithoutPages(code) : null),
  };
}

/** The handlers use the services of `workbench.mjs`, so the package contains them once. */
function workbenchBeside(): Plugin {
  return {
    name: 'workbench-beside',
    enforce: 'pre',
    resolveId: (source) => (source === './workbench' ? { id: './workbench.mjs', external: true } : null),
  };
}
