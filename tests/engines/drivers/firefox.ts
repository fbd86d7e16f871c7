import { type BrowserContext, launch } from 'puppeteer-core';
import { type Engine, pageSize, type Profile } from './engine';

/** Starts Firefox through Puppeteer, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'America/New_York' },
    extraPrefsFirefox: {
      'ui.systemUsesDarkTheme': 0,
      'ui.prefersReducedMotion': 1,
      // The tests recognize a finding by its English text.
      'intl.locale.requested': 'en-US',
      'intl.accept_languages': 'en-US',
    },
  });
  return {
    version: (await browser.version()).replace('firefox/', ''),
    open: async () => openProfile(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}

function openProfile(context: BrowserContext): Profile {
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
      await page.setViewport(pageSize);
      return {
        goto: async (url) => void (await page.goto(url)),
        // `page.goBack()` waits for a navigation, and a page with unsaved changes cancels it.
        back: () => page.evaluate(() => history.back()),
        call: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument ?? null)})`),
        press: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
      };
    },
    close: () => context.close(),
  };
}
