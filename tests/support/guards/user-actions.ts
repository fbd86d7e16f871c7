import type { Page } from '@playwright/test';

/**
 * Lets only keys and presses count as user actions. Without this, the browser also counts each `evaluate` of a test.
 * After an action, a new heading takes the focus. Call it before the page opens, in tests of the focus.
 */
export async function countOnlyUserActions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hasBeenActive = false;
    for (const action of ['pointerdown', 'keydown'])
      addEventListener(action, ({ isTrusted }) => void (hasBeenActive ||= isTrusted), true);
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ isActive: hasBeenActive, hasBeenActive }) });
  });
}
