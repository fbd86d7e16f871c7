import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { noticesOfTools } from './notices-of-tools';

const folder = resolve('node_modules/.cache/workbench');

/** `vite` and `vite preview` build the dashboard before they answer. */
export function dashboard(): Plugin {
  return { name: 'dashboard', configureServer: buildDashboard, configurePreviewServer: buildDashboard };
}

/**
 * Builds the dashboard of the mock server (mock-server/workbench) into node_modules/.cache, after a change of its
 * sources. The app's bundle never contains it. Requires the project's root as working directory.
 */
export async function buildDashboard(): Promise<void> {
  const known = readStamps();
  if (known && Object.entries(known).every(([file, stamp]) => stampOf(file) === stamp)) return;
  const { files, inputs } = await builtDashboard();
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeWhole(name, text);
  writeWhole('stamps.json', JSON.stringify(Object.fromEntries(inputs.map((file) => [file, stampOf(file)]))));
}

/**
 * @returns `files`: `dashboard.js`, `dashboard.css` and `notices.txt` by name; `inputs`: their sources in this project
 */
export async function builtDashboard(): Promise<{ files: Record<string, string>; inputs: string[] }> {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      // The Content-Security-Policy of the page forbids data: URLs.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Most licences require passing on the authors and licences of bundled code.
      license: { fileName: 'notices.txt' },
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { dashboard: 'mock-server/workbench/main.tsx' },
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'dashboard.js',
          assetFileNames: 'dashboard[extname]',
        },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite has built the dashboard in another form.');
  const { output } = built;
  const files = output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]);
  const inputs = modulesOf(output).filter(
    (file) => isAbsolute(file) && !file.includes('node_modules') && existsSync(file),
  );
  return {
    files: withSwagger(Object.fromEntries(files), noticesOfTools(output)),
    inputs: ['package-lock.json', 'scripts/cli/dashboard.ts', ...inputs.map((file) => relative('.', file))],
  };
}

function modulesOf(output: Rolldown.RolldownOutput['output']): string[] {
  return output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .flatMap((id) => id.split('?', 1)[0] ?? []);
}

/** The page of the contract uses Swagger UI. This adds it as its package ships it, with its licences. */
function withSwagger(files: Record<string, string>, noticesOfOthers: string): Record<string, string> {
  const require = createRequire(import.meta.url);
  const shipped = (name: string): string => readFileSync(require.resolve(`swagger-ui-dist/${name}`), 'utf8');
  const licences = ['NOTICE', 'LICENSE', 'swagger-ui-bundle.js.LICENSE.txt'].map(shipped).join('\n');
  const { version, license }: { version: string; license: string } = JSON.parse(shipped('package.json'));
  return {
    ...files,
    'swagger-ui.js': shipped('swagger-ui-bundle.js'),
    'swagger-ui.css': shipped('swagger-ui.css'),
    'notices.txt': `${files['notices.txt'] ?? ''}${noticesOfOthers}\n## swagger-ui-dist - ${version} (${license})\n\n${licences}`,
  };
}

/** Two processes may build at once. A reader must find the old file or the new one, never a part. */
function writeWhole(name: string, text: string): void {
  const part = join(folder, `${name}.${process.pid}`);
  writeFileSync(part, text);
  renameSync(part, join(folder, name));
}

function readStamps(): Record<string, string> | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'stamps.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'gone';
}
