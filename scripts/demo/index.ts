import { createReadStream, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { bundle } from '../build';
import { builtDashboard } from '../cli/dashboard.mjs';
import { contentTypes } from '../delivery/built-folder';
import { hostFromEnvironment, listenError, originOf, portFromEnvironment } from '../cli/cli-error';
import { addressVariables, readOptions } from '../cli/read-options';

const folder = 'dist-demo';

const about = {
  command: 'npm run demo --',
  help: `Usage: npm run demo [-- --no-serve], where PORT and HOST say where it listens
  --no-serve  only builds`,
  variables: addressVariables,
};

/**
 * `npm run demo`: builds a static demo in dist-demo/. It needs no server, because the mock server runs in a service
 * worker. Serves it on http://localhost:4175 unless PORT and HOST change it. `--no-serve` only builds.
 * @throws CliError for an unknown option or a port in use
 */
export async function main(words: string[]): Promise<void> {
  const { values } = readOptions(about, words, { options: { 'no-serve': { type: 'boolean' } } });
  const listen = { port: portFromEnvironment(4175), host: hostFromEnvironment() };
  await bundle(folder, { mode: 'demo', plugins: [demoEntry()], build: { sourcemap: false, manifest: false } });
  await writeDashboard();
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      chunkSizeWarningLimit: 5000,
      modulePreload: false,
      rolldownOptions: {
        // Vite adds its preload helper, but a worker never calls it.
        checks: { pluginTimings: false, emptyImportMeta: false },
        input: 'mock-server/adapters/service-worker.ts',
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'demo-worker.js' },
      },
    },
  });
  console.log(`Built ${folder}/ for any static host that answers unknown paths with index.html.`);
  console.log(
    'Its limits: the session cookie is not HttpOnly but kept by the worker, and the first page comes before the worker.',
  );
  console.log('It is a demo: for tests use npm run mock.');
  if (!values['no-serve']) await serve(listen);
}

/** The worker reads the dashboard when someone opens it (page-beside-worker.ts). */
async function writeDashboard(): Promise<void> {
  const { files } = await builtDashboard();
  mkdirSync(join(folder, 'demo-dashboard'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'demo-dashboard', name), text);
}

function demoEntry(): Plugin {
  return {
    name: 'demo-entry',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', '/scripts/demo/entry.ts') },
  };
}

async function serve({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const wanted = normalize(join(folder, path));
    const isFile = wanted.startsWith(folder + sep) && existsSync(wanted) && statSync(wanted).isFile();
    // Requests for the worker get a 404 here, never the page. The app must notice when the worker is not running.
    const isWorkers = /^\/(api|__mock|outside)(\/|$)/.test(path) || request.method !== 'GET';
    if (!isFile && (isWorkers || extname(path) !== '')) return void response.writeHead(404).end();
    const file = isFile ? wanted : join(folder, 'index.html');
    response.writeHead(200, {
      'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port, 'npm run demo')));
    server.listen(port, host, resolve);
  });
  console.log(`Demo  ${originOf(host, port)}/auth/login`);
  console.log('Stop with Ctrl+C.');
}
