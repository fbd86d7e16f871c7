import type { Page } from '@playwright/test';

/** Call it before the page opens. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(record);
}

/**
 * Returns what was announced since the page opened: `politely "Logging you in"`. Screen readers speak only what changes
 * in a region that they know. So text that was there from the start is `unheard "Logging you in"`.
 */
export async function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, '__announced') ?? []);
}

function record(): void {
  const announced: string[] = [];
  Reflect.set(window, '__announced', announced);
  const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
  // Whether these two show depends on the speed of the machine.
  const ofSpeed = '.ui-skeleton, .ui-slow';
  const known = new WeakMap<Element, string>();
  const since = new WeakMap<Element, number>();
  new MutationObserver((changes) => {
    for (const region of document.querySelectorAll('[data-announcer]'))
      if (!since.has(region)) since.set(region, performance.now());
    for (const region of document.querySelectorAll(regions)) {
      const text = (region instanceof HTMLElement ? region.innerText : '').trim().replaceAll(/\s+/g, ' ');
      const isRenewed = changes.some(({ addedNodes, target }) => addedNodes.length > 0 && target === region);
      const isNews = text !== '' && (known.get(region) !== text || isRenewed);
      known.set(region, text);
      if (!isNews || region.matches(ofSpeed) || !region.checkVisibility()) continue;
      const isUrgent = region.matches('[role="alert"], [aria-live="assertive"]');
      const isNew = performance.now() - (since.get(region) ?? 0) < 50;
      const how = isNew && since.has(region) ? 'unheard' : isUrgent ? 'at once' : 'politely';
      announced.push(`${how} "${text}"`);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
