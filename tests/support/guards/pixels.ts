import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';

/** A text and its contrast with the background on the screen: 1 to 21, as WCAG 2.2 defines it. */
export interface Seen {
  text: string;
  contrast: number;
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Measures the contrast of every visible text in the window from the pixels of a screenshot. So it includes what the
 * browser changes: forced palettes, transparency, plates behind a text. In an open dialog, measures only the dialog's
 * texts.
 */
export async function textsOn(page: Page): Promise<Seen[]> {
  let areas = await areasOf(page);
  for (;;) {
    const contrasts = await contrastsIn(page, areas);
    // Something that loads later may have moved texts since the first look. Then measure again.
    const after = await areasOf(page);
    if (isDeepStrictEqual(areas, after))
      return areas.map(({ text }, index) => ({ text, contrast: contrasts[index] ?? 1 }));
    areas = after;
  }
}

function areasOf(page: Page): Promise<(Rectangle & { text: string })[]> {
  return page.evaluate(() => {
    /** True for a text that is faded out (the label of a busy button) or clipped for screen readers. */
    const isUnseen = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { opacity, overflow } = getComputedStyle(at);
        if (opacity === '0' || (overflow === 'hidden' && at.clientWidth <= 1)) return true;
      }
      return false;
    };
    const root = document.querySelector('dialog[open]') ?? document.body;
    const found: { text: string; x: number; y: number; width: number; height: number }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (
        text === '' ||
        !parent ||
        /^(script|style|option|noscript)$/i.test(parent.tagName) ||
        getComputedStyle(parent).visibility !== 'visible' ||
        !parent.checkVisibility()
      )
        continue;
      if (isUnseen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isInWindow =
        width > 2 && height > 2 && y >= 0 && x >= 0 && y + height <= innerHeight && x + width <= innerWidth;
      const hit = isInWindow ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
      if (hit !== null && (parent.contains(hit) || hit.contains(parent))) found.push({ text, x, y, width, height });
    }
    return found;
  });
}

/**
 * Returns the strongest contrast in an area, between its most frequent colour and any other. Returns 1 for a single
 * colour.
 */
export async function contrastIn(page: Page, area: Rectangle): Promise<number> {
  const [contrast = 1] = await contrastsIn(page, [area]);
  return contrast;
}

/** @throws Error when the element is not visible */
export async function boxOf(element: Locator): Promise<Rectangle> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element has no place in the window.');
  return box;
}

/**
 * Takes one screenshot of the window and reads it in the page. A bitmap made from bytes loads no image, so the page's
 * policy need not allow it.
 */
async function contrastsIn(page: Page, areas: readonly Rectangle[]): Promise<number[]> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ picture, areas }) => {
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))]),
      );
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (context === null) throw new Error('The page has no canvas to read pixels with.');
      context.drawImage(bitmap, 0, 0);
      const scale = bitmap.width / innerWidth;

      const channel = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const luminance = (colour: number) =>
        0.2126 * channel(colour >> 16) + 0.7152 * channel((colour >> 8) & 255) + 0.0722 * channel(colour & 255);
      const contrast = (one: number, other: number) => {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      };

      return areas.map(({ x, y, width, height }) => {
        const size = (length: number) => Math.max(1, Math.round(length * scale));
        const { data } = context.getImageData(Math.round(x * scale), Math.round(y * scale), size(width), size(height));
        const counts = new Map<number, number>();
        for (let at = 0; at < data.length; at += 4) {
          const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        const [[ground] = [0]] = [...counts].sort(([, one], [, other]) => other - one);
        return Math.max(...[...counts.keys()].map((colour) => contrast(ground, colour)));
      });
    },
    { picture, areas },
  );
}
