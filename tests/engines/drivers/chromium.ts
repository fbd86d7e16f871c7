import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { launchArguments } from '../../../scripts/cli/find-browser';
import type { Engine, Look, Profile, Tab } from './engine';

/** Chromium's own message for a response of 400 or more. The contract check covers these responses. */
const refusedCall = /^Failed to load resource: the server responded with a status of [45]/;

/**
 * Starts any version of Chromium through Playwright.
 * @param isOld true for the packed old versions, which need more flags when they run as root
 */
export async function startChromium(executablePath: string, { isOld = false } = {}): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath,
    args: [...launchArguments, ...(isOld ? ['--no-zygote', '--headless', '--disable-gpu'] : [])],
  });
  return {
    version: browser.version(),
    open: (look) => openProfile(browser, look),
    close: () => browser.close(),
  };
}

async function openProfile(browser: Browser, look: Look): Promise<Profile> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    colorScheme: look.scheme,
    forcedColors: look.forcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: look.language,
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
    newTab: () => newTab(context),
    close: () => context.close(),
  };
}

async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    // `page.goBack()` waits for a navigation, and a page with unsaved changes cancels it.
    back: () => page.evaluate(() => history.back()),
    toFront: () => page.bringToFront(),
    call: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument ?? null)})`),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    close: () => page.close(),
  };
}
