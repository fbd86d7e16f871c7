import type { Page } from '@playwright/test';

/** Remembers where every heading, label and field of the page is. Scrolling does not count as a move. */
export async function rememberPlaces(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scope = document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document.body;
    const places = [...scope.querySelectorAll('h1, h2, label, legend, input, select, textarea')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .map((element) => ({ element, top: element.getBoundingClientRect().top + scrollY + scope.scrollTop }));
    Reflect.set(window, '__places', places);
  });
}

/**
 * Returns what has moved since `rememberPlaces`: one sentence per element, with the pixels. New elements do not count.
 */
export function movedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places: { element: Element; top: number }[] = Reflect.get(window, '__places');
    const scope = document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document.body;
    return places.flatMap(({ element, top }) => {
      const by = Math.round(element.getBoundingClientRect().top + scrollY + scope.scrollTop - top);
      if (!element.isConnected || by === 0) return [];
      const words = element.textContent?.trim().slice(0, 40) || element.getAttribute('name');
      return [`${element.tagName.toLowerCase()} "${words}" moved by ${by} px`];
    });
  });
}
