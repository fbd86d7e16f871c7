import { appendFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type BuildOptions, type Plugin } from 'vite';
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
  const bundle = (plugins: Plugin[], rolldownOptions: BuildOptions['rolldownOptions']) =>
    build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { WORKBENCH_VERSION: JSON.stringify(version) },
      ssr: { noExternal: true, target: 'node' },
      plugins,
      build: {
        ...{
          outDir: folder,
          emptyOutDir: false,
          ssr: true,
          target: 'node20',
          minify: true,
          reportCompressedSize: false,
        },
        license: { fileName: noticesFile },
        rolldownOptions: { checks: { pluginTimings: false }, ...rolldownOptions },
      },
    });
  await bundle([workbenchBeside()], {
    input: { client: `${entries}/client.ts`, playwright: `${entries}/playwright.ts`, msw: `${entries}/msw.ts` },
    external: peers,
    output: { format: 'es', entryFileNames: '[name].mjs', minify: { codegen: { removeWhitespace: false } } },
  });
  // Last, because its notices name what the others contain too.
  await bundle(
    [
      inPackage('texts-on-disk', await languages(), 'textsOnDisk = async (folder) => JSON.parse(read(folder))'),
      inPackage('page-on-disk', dashboard, 'pageOnDisk = async (file) => read(file)'),
      documentsWithoutPages(),
      toolsInNotices(noticesFile),
    ],
    {
      input: { workbench: `${entries}/workbench.ts` },
      transform: { inject: { structuredClone: [resolve('scripts/pack/realm-clone.ts'), 'structuredClone'] } },
      output: { format: 'es', entryFileNames: '[name].mjs', codeSplitting: false, banner: '#!/usr/bin/env node' },
    },
  );
  const ofDashboard = notices.replace(/^# .*$/m, '# Licenses of the dashboard');
  await appendFile(join(folder, noticesFile), `\n${ofDashboard}`);
}

/** The texts of locales/, one for each language. */
async function languages(): Promise<Record<string, string>> {
  const folders = (await readdir('locales', { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const texts = folders.map(async ({ name }) => [name, JSON.stringify(await textsOnDisk(name))]);
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * The bundle has these texts instead of reading the disk, each compressed: Node would otherwise read millions of
 * characters at the start, most of which no test asks for.
 * @param module that reads the disk
 * @param exported the code that replaces its export. There `read(name)` returns a text, or null.
 */
function inPackage(module: string, texts: Readonly<Record<string, string>>, exported: string): Plugin {
  const id = `\0packed-${module}`;
  const packed = Object.entries(texts).map(([name, text]) => [name, brotliCompressSync(text).toString('base64')]);
  const code = `
    import { brotliDecompressSync } from 'node:zlib';
    const packed = ${JSON.stringify(Object.fromEntries(packed))};
    const read = (name) =>
      Object.hasOwn(packed, name) ? brotliDecompressSync(Buffer.from(packed[name], 'base64')).toString() : null;
    export const ${exported};
  `;
  return {
    name: `${module}-in-package`,
    enforce: 'pre',
    resolveId: (source) => (source.endsWith(`/${module}`) ? id : null),
    load: (asked) => (asked === id ? code : null),
  };
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
