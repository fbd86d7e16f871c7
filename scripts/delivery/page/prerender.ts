import { readFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type * as Renderer from '../../../src/app/start/prerender';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import { buildTargets, readFloor, type Floor } from './floor';
import { START_FILES_ID, type StartFiles, type OldBrowserTexts } from '../../../src/app/start/page/start-files';
import { WEB_BUILD } from '../../../src/config/constants';
import { dir, type ParseKeys } from 'i18next';

/** The page runs this chunk first (src/app/start/page/start.ts). */
export const rendererChunk = 'renderer';

const prerenderer = '/src/app/start/prerender.tsx';
const routesModule = '/src/app/routes/later-routes.tsx';
const configuration = '/auth/config.json';
const oldBrowserFile = 'old-browser.json';

/**
 * Puts the sign-in form into the delivered page: its markup, its styles inline, and two small scripts (see
 * docs/decisions/first-paint.md). The first script shows a separate page in a browser that is too old. The second
 * starts the app. It hides the form before paint when the user may need another page. The policy allows styles and
 * scripts by hash.
 */
export function prerenderedSignIn(): Plugin {
  return {
    name: 'prerendered-sign-in',
    apply: 'build',
    buildStart() {
      const { en: _, ...others } = oldBrowserTexts(readFloor());
      this.emitFile({ type: 'asset', name: oldBrowserFile, source: JSON.stringify(others) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const delivered: { links: { supportedBrowsers: string } } = JSON.parse(
          readFileSync(join('public', configuration), 'utf8'),
        );
        const { html: form, path, shows } = await render(delivered);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        // Vite lists the styles of the entry in the order of their cascade.
        const ofEntry = chunks.find(({ isEntry }) => isEntry)?.viteMetadata?.importedCss ?? new Set<string>();
        const sheets = [...ofEntry].flatMap((name) => {
          const file = bundle[name];
          return file?.type === 'asset' ? [file] : [];
        });
        const styles = sheets.map(({ source }) => String(source));
        // A disabled link loads nothing. Parts that load later see from it that the page already has the styles.
        const known = sheets.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}" disabled>`);
        const [entry] = linked(html, moduleScript);
        const modules = linked(html, modulePreload);
        const renderer = modules.find((address) => address.includes(`/${rendererChunk}-`));
        const routes = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(routesModule));
        if (entry === undefined || renderer === undefined || routes === undefined)
          throw new Error('The build lacks the entry, the renderer or the routes to start with.');
        const texts = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(oldBrowserFile),
        );
        const { en: oldBrowser } = oldBrowserTexts(readFloor());
        if (texts === undefined || oldBrowser === undefined)
          throw new Error('The build holds no texts for older browsers.');
        const files: StartFiles = {
          path,
          build: `${WEB_BUILD}+${process.env.VITE_BUILD_ID ?? 'development'}`,
          configuration,
          renderer,
          entry,
          modules,
          routes: `/${routes.fileName}`,
          oldBrowser,
          oldBrowserTexts: `/${texts.fileName}`,
          supportedBrowsers: delivered.links.supportedBrowsers,
        };
        return (
          html
            // The styles are inline, so the page needs no links. The start script decides when each module loads.
            .replace(/(?<!\s)\s*<link rel="stylesheet"[^>]*>/g, '')
            .replace(modulePreload, '')
            .replace(moduleScript, '')
            .replace(
              '</title>',
              [
                '</title>',
                // Browsers do not run a script of this type, so the policy needs no hash for it.
                `<script type="application/json" id="${START_FILES_ID}">${inScript(files)}</script>`,
                `<script>${inlineScript('old-browser', ['es5'])}</script>`,
                `<script>${inlineScript('start', buildTargets(readFloor()))}</script>`,
                `<style>${styles.join('')}</style>${known.join('')}`,
              ].join('\n    '),
            )
            .replace(
              '<div id="root"></div>',
              `<div id="root" data-prerendered="${path}" data-shows="${attribute(shows)}">${form}</div>`,
            )
        );
      },
    },
  };
}

const moduleScript = /(?<!\s)\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const modulePreload = /(?<!\s)\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

function linked(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map(([, address = '']) => address);
}

/** The browsers of `target` can parse its syntax. */
function inlineScript(name: 'old-browser' | 'start', target: string[]): string {
  const { outputFiles } = buildSync({
    // Without it, esbuild reads from the folder in which the process began; mutants are built in another one.
    absWorkingDir: process.cwd(),
    entryPoints: [`src/app/start/page/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The JSON cannot end the script that contains it. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Screens load lazily during the rendering, so the renderer runs in Node with Vite's module server. */
async function render(delivered: unknown): Promise<{ html: string; path: string; shows: string }> {
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules in this environment.');
    const { prerenderSignIn } = await ssr.runner.import<typeof Renderer>(prerenderer);
    return await prerenderSignIn(delivered);
  } finally {
    await server.close();
  }
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** By the base languages. The texts name the oldest supported versions. */
function oldBrowserTexts({ ios_saf: ios, ...others }: Floor): Record<string, OldBrowserTexts> {
  const versions: Record<string, string> = { ios, ...others };
  const folders = readdirSync('locales', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const texts = folders.flatMap(({ name }): [string, OldBrowserTexts][] => {
    const title = textOf(name, 'page', 'oldBrowser.title');
    const message = textOf(name, 'page', 'oldBrowser.message');
    const link = textOf(name, 'shell', 'footer.browsers');
    // A regional language contains only what differs from its base.
    if (!title || !message || !link) return [];
    const filled = message.replace(/\{\{(\w+)\}\}/g, (_, browser: string) => versions[browser] ?? '');
    return [[name, [title, filled, link, dir(name)]]];
  });
  return Object.fromEntries(texts);
}

/** A missing key is a type error. */
type Key = ParseKeys<'page'> | ParseKeys<'shell'>;

function textOf(folder: string, namespace: 'page' | 'shell', key: Key): string | undefined {
  const file = join('locales', folder, `${namespace}.json`);
  let value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  for (const part of key.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  return typeof value === 'string' ? value : undefined;
}
