import { type Browser, launch, type Page } from 'puppeteer-core';
import { launchArguments, onPath } from '../../../scripts/cli/find-browser';
import { findEngine } from '../../engines/programs/find-engines';
import type { Desktop } from './desktop';

export type BrowserName = 'firefox' | 'chromium';

/** A browser with a window and a profile of its own, as a user has it: with its password manager and its questions. */
export interface OwnBrowser {
  readonly version: string;
  /** Opens a new tab in front. */
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** @param folder the profile, which outlives the browser */
export async function openBrowser(name: BrowserName, desktop: Desktop, folder: string): Promise<OwnBrowser> {
  const browser = await (name === 'firefox' ? startFirefox(desktop, folder) : startChromium(desktop, folder));
  return {
    version: (await browser.version()).replace(/^\D*/, ''),
    async newPage() {
      const page = await browser.newPage();
      await page.bringToFront();
      await desktop.toFront(name === 'firefox' ? 'firefox' : 'chromium');
      return page;
    },
    close: () => browser.close(),
  };
}

function startFirefox({ env }: Desktop, folder: string): Promise<Browser> {
  return launch({
    browser: 'firefox',
    headless: false,
    defaultViewport: null,
    executablePath: findEngine('firefox') ?? 'firefox',
    userDataDir: folder,
    env,
    extraPrefsFirefox: {
      // Puppeteer switches the password manager off.
      'signon.rememberSignons': true,
      'signon.autofillForms': true,
      // A question of the browser ignores presses for a moment, against a double click.
      'security.notification_enable_delay': 0,
      // -1: always serves assistive technology.
      'accessibility.force_disabled': -1,
      'intl.locale.requested': 'en-US',
      'intl.accept_languages': 'en-US',
    },
  });
}

function startChromium({ env }: Desktop, folder: string): Promise<Browser> {
  return launch({
    browser: 'chrome',
    headless: false,
    defaultViewport: null,
    executablePath: onPath('chromium') ?? 'chromium',
    userDataDir: folder,
    env,
    // It switches the password manager off.
    ignoreDefaultArgs: ['--enable-automation'],
    args: [...launchArguments, '--force-renderer-accessibility', '--lang=en-US', '--password-store=basic'],
  });
}
