import { z } from 'zod';
import { openDisplay } from './display';
import type { Engine, Profile } from './engine';
import { type Browser, openBrowser, type WebKitPrograms } from './webkit-browser';

/** Uses W3C WebDriver, through Selenium. Each profile is a browser of its own on a common screen. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const display = await openDisplay({ width: 1400, height: 1000 });
  const first = await openBrowser(programs, display);
  let unused: Browser | undefined = first;
  return {
    version: first.version,
    async open(origin) {
      const browser = unused ?? (await openBrowser(programs, display));
      unused = undefined;
      return openProfile(browser, origin);
    },
    async close() {
      await unused?.close();
      await display.close();
    },
  };
}

async function openProfile({ driver, console, close }: Browser, origin: string): Promise<Profile> {
  // A cookie can only be set for the open page.
  await driver.get(`${origin}/auth/config.json`);
  return {
    get findings() {
      return console().filter(isFinding);
    },
    // Without a domain the cookie is of this host only, as the app's own. Else a response would set a second cookie.
    addCookie: ({ name, value, isHttpOnly }) =>
      driver.manage().addCookie({ name, value, path: '/', httpOnly: isHttpOnly, sameSite: 'Lax' }),
    newTab: () =>
      Promise.resolve({
        goto: (url) => driver.get(url),
        back: () => driver.navigate().back(),
        async call(source, argument) {
          const script = `return Promise.resolve((${source})(arguments[0])).then((result) => JSON.stringify(result ?? null))`;
          return JSON.parse(z.string().parse(await driver.executeScript(script, argument ?? null)));
        },
        press: ({ x, y }) =>
          driver
            .actions()
            .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
            .click()
            .perform(),
        type: (text) => driver.actions().sendKeys(text).perform(),
      }),
    close,
  };
}

/** An error in the console. The contract check covers refused calls, so they do not count. */
function isFinding(line: string): boolean {
  if (!/CONSOLE \w+ ERROR/.test(line)) return false;
  return !(line.includes('/api/') && /NETWORK ERROR.*status of [45]/.test(line));
}
