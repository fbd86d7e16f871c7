import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { z } from 'zod';
import { freePort } from '../../../scripts/cli/free-port';
import type { Display } from './display';
import { pageSize } from './engine';
import { start } from './processes';
import { within } from './within';

export interface WebKitPrograms {
  driver: string;
  browser: string;
}

/** A session of the driver. */
export interface Browser {
  driver: WebDriver;
  version: string;
  console(): string[];
  close(): Promise<void>;
}

/** The time limit of a start, ms: many times the slowest one on a slow machine. */
const MOST_START_MS = 60_000;

/**
 * Opens a browser with an empty profile. Now and then a driver sends no response, so another one is tried.
 * @throws Error when the second driver sends no response either
 */
export async function openBrowser(programs: WebKitPrograms, display: Display): Promise<Browser> {
  const browser = (await tryToOpen(programs, display)) ?? (await tryToOpen(programs, display));
  if (browser === undefined) throw new Error(`Twice, WebKitGTK has not started within ${MOST_START_MS / 1000} s.`);
  return browser;
}

/** @returns undefined when the driver sends no response */
async function tryToOpen(programs: WebKitPrograms, display: Display): Promise<Browser | undefined> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-home-'));
  writeSettings(home);
  const port = await freePort();
  const program = await start(programs.driver, [`--port=${port}`], {
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
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      TZ: 'America/New_York',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      // Without a graphics card, compositing takes more than half of the processor's time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // The pages have no media. An empty folder avoids the search for plugins at each start.
      GST_PLUGIN_SYSTEM_PATH_1_0: home,
    },
  });
  const close = async (driver?: WebDriver): Promise<void> => {
    // A browser that no longer responds ends with its driver.
    await within(10_000, Promise.resolve(driver?.quit()));
    await program.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const isTooLong = setTimeout(MOST_START_MS, undefined, { ref: false });
  const driver = await Promise.race([sessionOf(`http://127.0.0.1:${port}`, programs.browser), isTooLong]).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  if (driver === undefined) {
    await close();
    return undefined;
  }
  await setPageSize(driver);
  return {
    driver,
    version: String((await driver.getCapabilities()).get('browserVersion')),
    console: () =>
      program
        .output()
        .split('\n')
        .filter((line) => line.includes('CONSOLE ')),
    close: () => close(driver),
  };
}

/** Waits until the driver listens. */
async function sessionOf(server: string, binary: string): Promise<WebDriver> {
  const until = Date.now() + MOST_START_MS;
  for (;;) {
    try {
      return await new Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: 'MiniBrowser',
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': {
            binary,
            args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
          },
        })
        .build();
    } catch (error) {
      if (Date.now() > until || !String(error).includes('ECONNREFUSED')) throw error;
      await setTimeout(20);
    }
  }
}

/** How often the window is resized before its size is accepted as it is. */
const MOST_TRIES = 40;

const heightsSchema = z.tuple([z.number(), z.number()]);

/** Resizes the window until the page has its size. The toolbar has a height only once it is drawn. */
async function setPageSize(driver: WebDriver): Promise<void> {
  const { width, height } = pageSize;
  const script = 'return [outerHeight, innerHeight]';
  for (let tries = 1, toolbar = 0; tries <= MOST_TRIES; tries += 1) {
    const shown = driver.manage().window();
    await shown.setRect({ x: 0, y: 0, width, height: height + toolbar });
    const [outer, inner] = heightsSchema.parse(await driver.executeScript(script));
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
