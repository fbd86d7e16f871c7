import { type Browser, chromium } from '@playwright/test';
import { launchArguments } from '../../../scripts/cli/find-browser';
import { type Engine, pageSize, type Profile } from './engine';

/** Chromium's own message for a response of 400 or more. The contract check covers these responses. */
const refusedCall = /^Failed to load resource: the server responded with a status of [45]/;

/** Starts any version of Chromium through Playwright. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  return {
    version: browser.version(),
    open: () => openProfile(browser),
    close: () => browser.close(),
  };
}

async function openProfile(browser: Browser): Promise<Profile> {
  const context = await browser.newContext({
    viewport: pageSize,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const findings: string[] = [];
  context.on('console', (message) => {
    const isRefusedCall = refusedCall.test(message.text()) && message.location().url.includes('/api/');
    if (message.type() === 'error' && !isRefusedCall) findings.push(message.text());
  });
  context.on('weberror', (error) => findings.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  return {
    findings,
    addCookie: ({ name, value, isHttpOnly }) =>
      context.addCookies([{ name, value, domain: 'localhost', path: '/', httpOnly: isHttpOnly, sameSite: 'Lax' }]),
    async newTab() {
      const page = await context.newPage();
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
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
