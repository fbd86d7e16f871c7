import { readFileSync } from 'node:fs';
import type * as Renderer from '../../src/app/prerender';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';

const renderer = '/src/app/prerender.tsx';
const configuration = 'public/auth/config.json';

/**
 * Puts the sign-in form into the page that the build delivers (experience.md, First paint): its markup, its styles inline, and a tiny
 * script that hides it before paint when it may not be what the person is to see. Style and script are allowed by their hashes.
 */
export function prerenderedSignIn(): Plugin {
  return {
    name: 'prerendered-sign-in',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { html: form, path, shows } = await render();
        const sheets = Object.values(bundle).flatMap((file) => (file.type === 'asset' && isOfSignIn(file.fileName) ? [file] : []));
        // The shell's comes first: it says in which order the cascade layers stand.
        const styles = sheets.sort((a, b) => Number(b.fileName.includes('/shell-')) - Number(a.fileName.includes('/shell-'))).map((file) => String(file.source));
        const screen = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'LoginScreen');
        const inHead = [
          `<script>${hideScript(path)}</script>`,
          `<style>${styles.join('')}</style>`,
          '<link rel="preload" href="/auth/config.json" as="fetch" crossorigin />',
          ...(screen ? [`<link rel="modulepreload" crossorigin href="/${screen.fileName}" />`] : []),
        ];
        return (
          html
            // The styles stand in the page already: nothing is left to wait for.
            .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
            .replace('</title>', `</title>\n    ${inHead.join('\n    ')}`)
            .replace('<div id="root"></div>', `<div id="root" data-prerendered="${path}" data-shows="${attribute(shows)}">${form}</div>`)
        );
      },
    },
  };
}

/** The styles of the entry and of the sign-in screen, by the names that the bundler gives their chunks. */
function isOfSignIn(fileName: string): boolean {
  return /\/(?:shell|index|LoginScreen)-[\w-]+\.css$/.test(fileName);
}

/** Runs the renderer in Node, with the module server that development uses: screens are loaded lazily while it runs. */
async function render(): Promise<{ html: string; path: string; shows: string }> {
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
    const { prerenderSignIn } = await ssr.runner.import<typeof Renderer>(renderer);
    return await prerenderSignIn(JSON.parse(readFileSync(configuration, 'utf8')));
  } finally {
    await server.close();
  }
}

/**
 * Hides the form before paint on any other path, while a readable cookie says that there may be a session, and when the page is to be
 * in another language; the app shows it again. When the app itself does not arrive, the page says so instead of staying blank.
 */
function hideScript(path: string): string {
  return `(function(){var d=document.documentElement,c=document.cookie;if(location.pathname!==${JSON.stringify(path)}||/(^|; )(session-expiry|sso-session)=/.test(c)||/(^|; )user-language=(?!en(-US)?(;|$))/.test(c))d.className="is-waiting";addEventListener("error",function(e){if(e.target&&e.target.tagName==="SCRIPT"&&e.target.type==="module")d.className="is-broken"},true)})()`;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
