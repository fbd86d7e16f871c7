import { isDeepStrictEqual } from 'node:util';
import { Key as Keys, type WebDriver } from 'selenium-webdriver';
import { z } from 'zod';
import { openDisplay } from './display';
import { type Engine, type Key, type Look, plainLook, type Profile, type Tab } from './engine';
import { type Browser, openBrowser, type WebKitPrograms } from './webkit-browser';

/** Uses W3C WebDriver, through Selenium. Each profile is a browser of its own on a common screen. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const display = await openDisplay({ width: 1400, height: 1000 });
  const first = await openBrowser(programs, display, plainLook);
  let unused: Browser | undefined = first;
  const take = (look: Look): Browser | Promise<Browser> => {
    if (unused === undefined || !isDeepStrictEqual(look, plainLook)) return openBrowser(programs, display, look);
    const taken = unused;
    unused = undefined;
    return taken;
  };
  return {
    version: first.version,
    open: async (look, origin) => openProfile(await take(look), origin),
    async close() {
      await unused?.close();
      await display.close();
    },
  };
}

async function openProfile({ driver, console, close }: Browser, origin: string): Promise<Profile> {
  // A cookie can only be set for the open page.
  await driver.get(`${origin}/auth/config.json`);
  let current = await driver.getWindowHandle();
  /** A command goes to the current window, so each tab first switches to its own. */
  const toWindow = async (handle: string): Promise<void> => {
    if (handle !== current) await driver.switchTo().window(handle);
    current = handle;
  };
  let unused: string | undefined = current;
  return {
    get findings() {
      return console().filter(isFinding);
    },
    // Without a domain the cookie is of this host only, as the app's own. Else a response would set a second cookie.
    addCookie: ({ name, value, isHttpOnly }) =>
      driver.manage().addCookie({ name, value, path: '/', httpOnly: isHttpOnly, sameSite: 'Lax' }),
    // A window, not a tab: a hidden tab is not drawn, and a press waits for the drawing.
    async newTab() {
      if (unused === undefined) {
        await driver.switchTo().newWindow('window');
        current = await driver.getWindowHandle();
      }
      const handle = unused ?? current;
      unused = undefined;
      return newTab(driver, () => toWindow(handle));
    },
    close,
  };
}

/** An error in the console. The contract check covers refused calls, so they do not count. */
function isFinding(line: string): boolean {
  if (!/CONSOLE \w+ ERROR/.test(line)) return false;
  return !(line.includes('/api/') && /NETWORK ERROR.*status of [45]/.test(line));
}

const keys: Readonly<Record<Exclude<Key, 'Shift+Tab'>, string>> = {
  Enter: Keys.ENTER,
  Tab: Keys.TAB,
  Escape: Keys.ESCAPE,
  Space: ' ',
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowDown: Keys.ARROW_DOWN,
};

function newTab(driver: WebDriver, toFront: () => Promise<void>): Tab {
  const here = async <Result>(command: () => Promise<Result>): Promise<Result> => {
    await toFront();
    return command();
  };
  const call: Tab['call'] = async (source, argument) => {
    const script = `return Promise.resolve((${source})(arguments[0])).then((result) => JSON.stringify(result ?? null))`;
    return JSON.parse(z.string().parse(await here(() => driver.executeScript(script, argument ?? null))));
  };
  return {
    goto: (url) => here(() => driver.get(url)),
    reload: () => here(() => driver.navigate().refresh()),
    back: () => here(() => driver.navigate().back()),
    toFront,
    call,
    press: ({ x, y }) =>
      here(() =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .click()
          .perform(),
      ),
    type: (text) => here(() => driver.actions().sendKeys(text).perform()),
    key: (key) =>
      here(() =>
        key === 'Shift+Tab'
          ? driver.actions().keyDown(Keys.SHIFT).sendKeys(Keys.TAB).keyUp(Keys.SHIFT).perform()
          : driver.actions().sendKeys(keys[key]).perform(),
      ),
    close: () => here(() => driver.close()),
  };
}
