import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { keyActions, pressActions, typeActions } from './actions';
import { type Display, openDisplay } from './display';
import { type Engine, type Look, plainLook, type Profile, type Tab } from './engine';
import { NoAnswer, type Send } from './webdriver';
import { type Browser, openBrowser, type WebKitPrograms } from './webkit-browser';
import { pictureOf } from './webkit-picture';

/** Uses W3C WebDriver. Each profile is a browser of its own on a common screen. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const display = await openDisplay({ width: 1400, height: 1000 });
  const first = await again(() => openBrowser(programs, display, plainLook));
  let unused: Browser | undefined = first;
  const take = (look: Look): Browser | Promise<Browser> => {
    if (unused === undefined || !isDeepStrictEqual(look, plainLook)) return openBrowser(programs, display, look);
    const taken = unused;
    unused = undefined;
    return taken;
  };
  return {
    version: first.version,
    open: (look, origin) => again(async () => openProfile(await take(look), origin)),
    async close() {
      await unused?.close();
      await display.close();
    },
  };
}

/**
 * Opens a browser, and a second one when the driver of the first sends no response. That happens now and then.
 * @throws NoAnswer when the second driver sends no response either
 */
async function again<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    console.warn(`${error.message}, so another browser opens.`);
    return open();
  }
}

const handleResult = z.object({ handle: z.string() });

async function openProfile(browser: Browser, origin: string): Promise<Profile> {
  const { send, display } = browser;
  let current = await firstWindow(browser, origin);
  /** A command goes to the current window, so each tab first switches to its own. */
  const toWindow = async (handle: string): Promise<void> => {
    if (handle !== current) await send('POST', '/window', { handle });
    current = handle;
  };
  let unused: string | undefined = current;
  return {
    get findings() {
      return browser.console().filter(isFinding);
    },
    // Without a domain the cookie is of this host only, as the app's own. Else a response would set a second cookie.
    addCookie: async ({ name, value, isHttpOnly }) =>
      void (await send('POST', '/cookie', {
        cookie: { name, value, path: '/', httpOnly: isHttpOnly, sameSite: 'Lax' },
      })),
    // A window, not a tab: a hidden tab is not drawn, and a press waits for the drawing.
    async newTab() {
      const handle: string = unused ?? handleResult.parse(await send('POST', '/window/new', { type: 'window' })).handle;
      unused = undefined;
      return newTab(send, display, handle, toWindow);
    },
    close: () => browser.close(),
  };
}

/** Opens a page of the origin, because a cookie can only be set for the open page. Returns its window. */
async function firstWindow({ send, close }: Browser, origin: string): Promise<string> {
  try {
    const handle = z.string().parse(await send('GET', '/window'));
    await send('POST', '/url', { url: `${origin}/auth/config.json` });
    return handle;
  } catch (error) {
    await close();
    throw error;
  }
}

/** An error in the console. The contract check covers refused calls, so they do not count. */
function isFinding(line: string): boolean {
  if (!/CONSOLE \w+ ERROR/.test(line)) return false;
  return !(line.includes('/api/') && /NETWORK ERROR.*status of [45]/.test(line));
}

function newTab(send: Send, display: Display, handle: string, toWindow: (handle: string) => Promise<void>): Tab {
  const here: Send = async (...command) => {
    await toWindow(handle);
    return send(...command);
  };
  const act = async (actions: object[]): Promise<void> => void (await here('POST', '/actions', { actions }));
  const call = async (source: string, argument: unknown): Promise<unknown> => {
    const script = `return Promise.resolve((${source})(arguments[0])).then((result) => JSON.stringify(result ?? null))`;
    const text = await here('POST', '/execute/sync', { script, args: [argument ?? null] });
    return JSON.parse(z.string().parse(text));
  };
  return {
    goto: async (url) => void (await here('POST', '/url', { url })),
    reload: async () => void (await here('POST', '/refresh')),
    back: async () => void (await here('POST', '/back')),
    toFront: () => toWindow(handle),
    call,
    press: (at) => act(pressActions(at)),
    type: (text) => act(typeActions(text)),
    key: (key) => act(keyActions(key)),
    picture: () => pictureOf(call, display),
    async exposed(selector) {
      const found = z
        .record(z.string(), z.string())
        .parse(await here('POST', '/element', { using: 'css selector', value: selector }));
      const [element = ''] = Object.values(found);
      return {
        role: z.string().parse(await here('GET', `/element/${element}/computedrole`)),
        name: z.string().parse(await here('GET', `/element/${element}/computedlabel`)),
      };
    },
    close: async () => void (await here('DELETE', '/window')),
  };
}
