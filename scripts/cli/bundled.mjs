// Loads a script from one bundled file in node_modules/.cache. Translating about 150 modules at every start takes
// longer than everything else that `npm run mock` does. A changed source file causes a new bundle.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve('node_modules/.cache/bundled-scripts');

/**
 * Imports a script of this folder (`mock`), bundled with everything that it imports. Requires the project's root as the
 * working directory.
 * @param options.isFresh bundles it again even when no file seems changed: one may change while the bundle is made
 */
export async function importBundled(name, { isFresh = false } = {}) {
  const stamps = resolve(folder, `${name}.json`);
  const known = readStamps(stamps);
  if (
    known &&
    !isFresh &&
    stampOf(known.bundle) !== 'gone' &&
    Object.entries(known.inputs).every(([file, stamp]) => stampOf(file) === stamp)
  )
    return import(pathToFileURL(known.bundle).href);
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  // Each bundle gets a new name, because two processes may start at once.
  const bundle = resolve(folder, `${name}.${process.pid}.${Date.now()}.mjs`);
  const { metafile } = await build({
    entryPoints: [`scripts/${name}.ts`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile: bundle,
    metafile: true,
    logLevel: 'error',
    // Some dependencies are CommonJS and call `require` for Node's own modules.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    plugins: [ownAddress],
  });
  const inputs = Object.fromEntries(
    ['package-lock.json', ...Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules'))].map(
      (file) => [file, stampOf(file)],
    ),
  );
  await writeFile(stamps, JSON.stringify({ bundle, inputs }));
  const script = await import(pathToFileURL(bundle).href);
  // A process that runs the old bundle has already read it, so the file can go.
  if (known) await rm(known.bundle, { force: true });
  return script;
}

/** Gives each bundled module its own `import.meta.url`; esbuild would give it the URL of the bundle. */
const ownAddress = {
  name: 'own-address',
  setup(build) {
    build.onLoad({ filter: /[\\/](mock-server|scripts)[\\/].*\.ts$/ }, async ({ path }) => {
      const contents = await readFile(path, 'utf8');
      return {
        loader: 'ts',
        contents: contents.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      };
    });
  },
};

function readStamps(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function stampOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'gone';
}
