import type { Locator } from '@playwright/test';
import { textsOn } from '../../support/guards/pixels';
import { expect, test } from '../../support/test';
import { open, settle } from '../../support/verbs/ui-kit';

test.use({ deviceScaleFactor: 2, viewport: { width: 1280, height: 4000 } });

const groups = ['buttons', 'fields', 'choices', 'messages', 'data'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const show of groups) {
    test(`kit: every text of ${show} is readable in forced colours, ${colorScheme}, by its pixels`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      await open(page, show);
      await settle(page);
      const texts = await textsOn(page);
      expect(texts.length).toBeGreaterThan(8);
      // The system sets the contrast of disabled controls (GrayText).
      expect(texts.filter(({ contrast }) => contrast < 3)).toEqual([]);
    });
  }
}

/** A valid and an invalid control of each kind, by their names on the page of the kit. */
const kinds = [
  ['fields', 'email', 'wrong-email'],
  ['fields', 'reason', 'reason-wrong'],
  ['fields', 'password', 'wrong-password'],
  ['fields', 'code', 'wrong-code'],
  ['fields', 'dob-us-month', 'dob-de-month'],
  ['fields', 'dob-us-day', 'dob-de-day'],
  ['fields', 'region', 'region-empty'],
  ['choices', 'keep', 'terms'],
] as const;

/** Its edge, and what a wider edge could move: its height, and the start of its text. */
function shapeOf(control: Locator) {
  return control.evaluate((element: HTMLElement) => {
    const { borderBlockStartWidth, borderInlineStartWidth, paddingInlineStart, outlineStyle, outlineWidth } =
      getComputedStyle(element);
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    return {
      edge: Number.parseFloat(borderBlockStartWidth) + outline,
      place: [element.offsetHeight, Number.parseFloat(borderInlineStartWidth) + Number.parseFloat(paddingInlineStart)],
    };
  });
}

for (const [show, valid, invalid] of kinds) {
  test(`kit: in forced colours "${invalid}" has a wider edge than "${valid}", and as much place`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, show);
    const [right, wrong] = [
      await shapeOf(page.locator(`[name=${valid}]`)),
      await shapeOf(page.locator(`[name=${invalid}]`)),
    ];
    expect(wrong.edge).toBeGreaterThan(right.edge);
    expect(wrong.place).toEqual(right.place);
  });
}
