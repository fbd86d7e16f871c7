import { encode } from 'fast-png';
import { z } from 'zod';
import type { Image } from '../../../scripts/engines/picture/screen-file';
import type { Display } from './display';
import type { Tab } from './engine';

const windowSchema = z.object({
  screenX: z.number(),
  screenY: z.number(),
  outerHeight: z.number(),
  innerWidth: z.number(),
  innerHeight: z.number(),
});

/** How often the screen is read for one picture. */
const MOST_LOOKS = 40;

/**
 * Reads the screen until two pictures are alike. Of a page that never rests, returns the last one. The driver's own
 * screenshot may never finish on a busy machine.
 */
export async function pictureOf(call: Tab['call'], display: Display): Promise<Buffer> {
  const read = `() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const { screenX, screenY, outerHeight, innerWidth, innerHeight } = window;
    resolve({ screenX, screenY, outerHeight, innerWidth, innerHeight });
  })))`;
  let before: Image | undefined;
  for (let looks = 1; ; looks += 1) {
    const { screenX, screenY, outerHeight, innerWidth, innerHeight } = windowSchema.parse(await call(read, null));
    // The toolbar is above the page.
    const y = screenY + outerHeight - innerHeight;
    const now = display.read({ x: screenX, y, width: innerWidth, height: innerHeight });
    if (looks === MOST_LOOKS || before?.rgb.equals(now.rgb)) return pngOf(now);
    before = now;
  }
}

function pngOf({ width, height, rgb }: Image): Buffer {
  return Buffer.from(encode({ width, height, data: rgb, channels: 3 }));
}
