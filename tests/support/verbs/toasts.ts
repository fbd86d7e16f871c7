import type { Page } from '@playwright/test';

/**
 * Stops the animations of the page and of the pages after it. A toast then never leaves by itself, so a test can say
 * what removes it and what does not.
 */
export async function holdToasts(page: Page): Promise<void> {
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
