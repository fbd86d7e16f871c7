import type { Page } from '@playwright/test';

/**
 * Lets only keys and presses count as actions of the user. For the browser each look of a test into the page is one,
 * and after an action a new heading takes the focus. Call it before the page opens, where the focus matters.
 */
export async function countOnlyUserActions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hasBeenActive = false;
    for (const action of ['pointerdown', 'keydown'])
      addEventListener(action, ({ isTrusted }) => void (hasBeenActive ||= isTrusted), true);
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ isActive: hasBeenActive, hasBeenActive }) });
  });
}
