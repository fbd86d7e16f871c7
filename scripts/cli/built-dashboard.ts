import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type BuildOptions, type InlineConfig, type Plugin } from 'vite';
import { buildDashboard, type BuiltDashboard } from './dashboard';
import { noticesOfTools } from './notices-of-tools';

/** `vite` and `vite preview` build the dashboard before they answer. */
export function dashboard(): Plugin {
  const start = () => buildDashboard(builtDashboard);
  return { name: 'dashboard', configureServer: start, configurePreviewServer: start };
}

export async function builtDashboard(): Promise<BuiltDashboard> {
  const built = await build({
    ...oneScript('dashboard', 'mock-server/workbench/main.tsx', {
      write: false,
      cssCodeSplit: false,
      // The Content-Security-Policy of the page forbids data: URLs.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Most licences require passing on the authors and licences of bundled code.
      license: { fileName: 'notices.txt' },
    }),
    plugins: [react()],
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite has built the dashboard in another form.');
  const { output } = built;
  const files = output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]);
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const sources = modules
    .flatMap((id) => id.split('?', 1))
    .filter((file) => isAbsolute(file) && !file.includes('node_modules') && existsSync(file));
  return {
    files: withSwagger(Object.fromEntries(files), noticesOfTools(output)),
    inputs: ['package-lock.json', 'scripts/cli/built-dashboard.ts', ...sources.map((file) => relative('.', file))],
  };
}

/** Builds one script that needs no other file, apart from the configuration of the app. */
export function oneScript(name: string, input: string, options: BuildOptions): InlineConfig {
  const output = { entryFileNames: `${name}.js`, assetFileNames: `${name}[extname]` };
  return {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        // Vite adds its preload helper, but such a script never calls it.
        checks: { pluginTimings: false, emptyImportMeta: false },
        input,
        output: { format: 'iife', codeSplitting: false, ...output },
      },
      ...options,
    },
  };
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
