import type { Locator, Page } from '@playwright/test';

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @throws Error when the element is not visible */
export async function boxOf(element: Locator): Promise<Rectangle> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element has no place in the window.');
  return box;
}

/**
 * Returns the strongest contrast in an area, between its most frequent colour and any other: 1 to 21, as WCAG 2.2
 * defines it, and 1 for a single colour. Takes a screenshot of the window and reads it in the page. A bitmap made from
 * bytes loads no image, so the page's policy need not allow it.
 */
export async function contrastIn(page: Page, area: Rectangle): Promise<number> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ picture, area: { x, y, width, height } }) => {
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

      const size = (length: number) => Math.max(1, Math.round(length * scale));
      const { data } = context.getImageData(Math.round(x * scale), Math.round(y * scale), size(width), size(height));
      const counts = new Map<number, number>();
      for (let at = 0; at < data.length; at += 4) {
        const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      const [[ground] = [0]] = [...counts].sort(([, one], [, other]) => other - one);
      return Math.max(...[...counts.keys()].map((colour) => contrast(ground, colour)));
    },
    { picture, area },
  );
}
