import { expect, type Locator, type Page } from '@playwright/test';

/** User actions on any screen, by role and label only. */
export const screen = {
  heading: (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }),
  /** Matches the whole name: "Continue", not "Continue on desktop". */
  button: (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }),
  press: (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click(),
  /** A link to a part of a page, as in the settings. */
  tab: (page: Page, name: string) => page.getByRole('main').getByRole('navigation').getByRole('link', { name }),
  currentTab: (page: Page) => page.getByRole('main').locator('nav [aria-current="page"]'),
  follow: (page: Page, name: string | RegExp) => page.getByRole('link', { name }).click(),

  /** Checks only the path, since the page may have changed its query. */
  async arrivesAt(page: Page, path: string): Promise<void> {
    await expect.poll(() => new URL(page.url()).pathname, { message: `the page arrives at ${path}` }).toBe(path);
  },

  /** Uses the Tab key alone. */
  async tabTo(page: Page, target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  },

  /** Checks that an element has the focus (see docs/decisions/accessibility.md). */
  async keepsFocus(page: Page): Promise<void> {
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'none'), {
        message: 'the element with the focus',
      })
      .not.toBe('BODY');
  },
};

/**
 * Stops the animations of this page and of later ones. A toast then never leaves by itself, so a test can check what
 * removes it.
 */
export async function holdToasts(page: Page): Promise<void> {
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
