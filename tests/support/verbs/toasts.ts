import type { Page } from '@playwright/test';

/**
 * Stops the animations of this page and of later ones. A toast then never leaves by itself, so a test can check what
 * removes it.
 */
export async function holdToasts(page: Page): Promise<void> {
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
