import { expect, type Page } from '@playwright/test';

/**
 * Opens the live page of the kit (src/app/ui-page). A component that works there works on every screen that uses it.
 */
export async function open(page: Page, show: string, look = 'brand=default&theme=light'): Promise<void> {
  await page.goto(`/auth/__ui?show=${show}&${look}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Switches brand or theme without a reload, as a link of the page does. */
export async function dress(
  page: Page,
  look: { brand: 'default' | 'rebrand'; theme: 'light' | 'dark' },
): Promise<void> {
  await page.evaluate(({ brand, theme }) => {
    const url = new URL(location.href);
    url.searchParams.set('brand', brand);
    url.searchParams.set('theme', theme);
    history.pushState(history.state, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, look);
  await expect(page.locator(`.ui-page[data-brand=${look.brand}][data-theme=${look.theme}]`)).toBeVisible();
}

/** Ends all animations, so that no element is half transparent when it is measured. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}
