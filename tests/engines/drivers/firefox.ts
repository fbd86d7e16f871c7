import { type Browser, type BrowserContext, launch, type Page } from 'puppeteer-core';
import { type Engine, type Key, type Look, plainLook, type Profile, type Tab } from './engine';

/**
 * Starts Firefox through Puppeteer, by WebDriver BiDi. Colour scheme, forced colours and language are settings of the
 * whole process, so other ones start another process.
 */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browsers = new Map<string, Promise<Browser>>();
  const browserFor = ({ scheme, forcedColors, language }: Look): Promise<Browser> => {
    const key = `${scheme} ${forcedColors} ${language}`;
    const browser =
      browsers.get(key) ??
      launch({
        browser: 'firefox',
        executablePath,
        env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'America/New_York' },
        extraPrefsFirefox: {
          'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0,
          'ui.prefersReducedMotion': 1,
          // 2: the user's colours replace those of the page, as in high contrast.
          'browser.display.document_color_use': forcedColors ? 2 : 0,
          // The tests recognize a finding by its English text.
          'intl.locale.requested': 'en-US',
          'intl.accept_languages': language,
        },
      });
    browsers.set(key, browser);
    return browser;
  };
  return {
    version: (await (await browserFor(plainLook)).version()).replace('firefox/', ''),
    open: async (look) => openProfile(await (await browserFor(look)).createBrowserContext(), look),
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

function openProfile(context: BrowserContext, { width, height }: Look): Profile {
  const findings: string[] = [];
  return {
    findings,
    addCookie: ({ name, value, isHttpOnly }) =>
      context.setCookie({ name, value, domain: 'localhost', path: '/', httpOnly: isHttpOnly, sameSite: 'Lax' }),
    async newTab() {
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') findings.push(message.text());
      });
      page.on('pageerror', (error) => findings.push(`uncaught: ${String(error)}`));
      page.on('dialog', (dialog) => void dialog.accept());
      await page.setViewport({ width, height });
      return tabOf(page);
    },
    close: () => context.close(),
  };
}

function tabOf(page: Page): Tab {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // `page.goBack()` waits for a navigation, and a page with unsaved changes cancels it.
    back: () => page.evaluate(() => history.back()),
    toFront: () => page.bringToFront(),
    call: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument ?? null)})`),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => pressKey(page, key),
    close: () => page.close(),
  };
}

async function pressKey({ keyboard }: Page, key: Key): Promise<void> {
  if (key !== 'Shift+Tab') return keyboard.press(key);
  await keyboard.down('Shift');
  await keyboard.press('Tab');
  await keyboard.up('Shift');
}
