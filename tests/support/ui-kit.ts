import { expect, type Page } from '@playwright/test';

/** The living page of the kit (src/app/ui-page): what holds for a component here holds on every screen that uses it. */
export async function open(page: Page, show: string, look = 'brand=default&theme=light'): Promise<void> {
  await page.goto(`/auth/__ui?show=${show}&${look}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Ends all animations at once, so that nothing half transparent is measured. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}
