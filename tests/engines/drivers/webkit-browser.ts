import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../../../scripts/cli/free-port';
import type { Display } from './display';
import type { Look } from './engine';
import { start } from './processes';
import { type Send, senderTo } from './webdriver';
import { within } from './within';

export interface WebKitPrograms {
  driver: string;
  browser: string;
}

/** A session of the driver. */
export interface Browser {
  send: Send;
  display: Display;
  version: string;
  console(): string[];
  close(): Promise<void>;
}

const sessionResult = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});

/**
 * The profile is empty.
 * @throws NoAnswer when the driver sends no response
 */
export async function openBrowser({ driver, browser }: WebKitPrograms, display: Display, look: Look): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-home-'));
  writeSettings(home);
  const port = await freePort();
  const program = await start(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_CACHE_HOME: join(home, '.cache'),
      XDG_DATA_HOME: join(home, '.local'),
      // The characters of every locale. The browser's language needs no installed locale.
      LC_ALL: '',
      LC_CTYPE: 'C.UTF-8',
      LANG: `${look.language.replace('-', '_')}.UTF-8`,
      LANGUAGE: look.language.replace('-', '_'),
      ...(look.scheme === 'dark' && { GTK_THEME: 'Adwaita:dark' }),
      TZ: 'America/New_York',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      // Without a graphics card, compositing takes more than half of the processor's time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // The pages have no media. An empty folder avoids the search for plugins at each start.
      GST_PLUGIN_SYSTEM_PATH_1_0: home,
    },
  });
  const root = senderTo(`http://127.0.0.1:${port}`);
  try {
    await answers(root);
    const { sessionId, capabilities } = sessionResult.parse(
      await root('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            unhandledPromptBehavior: 'accept',
            'webkitgtk:browserOptions': {
              binary: browser,
              args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
            },
          },
        },
      }),
    );
    const send = senderTo(`http://127.0.0.1:${port}/session/${sessionId}`);
    await setPageSize(send, look);
    return {
      send,
      display,
      version: capabilities.browserVersion,
      console: () =>
        program
          .output()
          .split('\n')
          .filter((line) => line.includes('CONSOLE ')),
      async close() {
        // A browser that no longer responds ends with its driver.
        await within(10_000, send('DELETE', ''));
        await program.stop();
        rmSync(home, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  } catch (error) {
    await program.stop();
    throw error;
  }
}

/** Waits until the driver responds. */
async function answers(send: Send): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** How often the window is resized before its size is accepted as it is. */
const MOST_TRIES = 40;

const heightsSchema = z.tuple([z.number(), z.number()]);

/** Resizes the window until the page has the size of the look. The toolbar has a height only once it is drawn. */
async function setPageSize(send: Send, { width, height }: Look): Promise<void> {
  const script = 'return [outerHeight, innerHeight]';
  for (let tries = 1, toolbar = 0; tries <= MOST_TRIES; tries += 1) {
    await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + toolbar });
    const [outer, inner] = heightsSchema.parse(await send('POST', '/execute/sync', { script, args: [] }));
    if (inner === height) return;
    toolbar = outer - inner;
  }
}

/** A window is never narrower than its toolbar, so the toolbar shrinks. */
const narrowToolbar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** GTK decides `prefers-reduced-motion`. The caret does not blink, so that pictures are alike. */
function writeSettings(home: string): void {
  const folder = join(home, '.config', 'gtk-3.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n');
  writeFileSync(join(folder, 'gtk.css'), narrowToolbar);
}
