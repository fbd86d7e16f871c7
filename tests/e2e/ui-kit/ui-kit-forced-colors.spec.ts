import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test';
import { open } from '../../support/verbs/ui-kit';

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
