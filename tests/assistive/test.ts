import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { connect } from '../../mock-server/client';
import type { MockWorld } from '../../mock-server/client/world';
import { type BrowserName, openBrowser, type OwnBrowser } from './desktop/browsers';
import { type Desktop, openDesktop } from './desktop/desktop';

export interface AssistiveOptions {
  ownBrowserName: BrowserName;
}

interface WorkerFixtures extends AssistiveOptions {
  desktop: Desktop;
  ownBrowser: OwnBrowser;
}

interface Fixtures {
  world: MockWorld;
  /** A tab in front, with the keys of the desktop. */
  tab: Page;
  /** Opens a path without the cookies of before, signed in as a person or signed out. */
  open: (path: string, person?: string) => Promise<void>;
}

/** The `test` of what runs beside a browser: a desktop and a browser for all tests of a file, and a world for each. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownBrowserName: ['firefox', { option: true, scope: 'worker' }],
  desktop: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const desktop = await openDesktop();
      await provide(desktop);
      await desktop.close();
    },
    { scope: 'worker' },
  ],
  ownBrowser: [
    async ({ ownBrowserName, desktop }, provide, { project }) => {
      // After a failed test, another worker goes on with the same profile. Each run begins without one.
      const folder = join(project.outputDir, 'profile');
      const browser = await openBrowser(ownBrowserName, desktop, folder);
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  world: async ({ baseURL }, provide) => {
    const world = await connect(baseURL ?? '').world({ id: `assistive-${randomUUID()}` });
    await provide(world);
    await world.drop();
  },
  tab: async ({ ownBrowser }, provide, testInfo) => {
    testInfo.annotations.push({ type: 'version', description: ownBrowser.version });
    const tab = await ownBrowser.newPage();
    await provide(tab);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('page', { body: Buffer.from(await tab.screenshot()), contentType: 'image/png' });
    await tab.close();
  },
  open: async ({ baseURL, tab, world }, provide) => {
    await provide(async (path, person) => {
      const context = tab.browserContext();
      await context.deleteCookie(...(await context.cookies()));
      const cookies = { 'mock-world': world.id, ...(person !== undefined && (await world.signIn(person))) };
      for (const [name, value] of Object.entries(cookies))
        await context.setCookie({ name, value: encodeURIComponent(value), domain: 'localhost', path: '/' });
      await tab.goto(`${baseURL}${path}`);
      await tab.waitForFunction(
        () => document.querySelector('h1') !== null && document.querySelector('#root[data-prerendered]') === null,
      );
    });
  },
});

/** Waits until the main part of the page, or a dialog, shows a text. */
export const shows = (tab: Page, text: string) =>
  tab.waitForFunction((wanted: string) => document.body.innerText.includes(wanted), {}, text);

export const isPasswordStep = (tab: Page) =>
  tab.waitForFunction(() => document.activeElement?.matches('.login-password input[name="password"]'));
