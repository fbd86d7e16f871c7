import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

interface Stop {
  /** The position among the controls; -1 for the document itself, where a walk ends. */
  index: number;
  hasRing: boolean;
  /** Covered by the navigation or the last message, which both stay in sight. */
  isCovered: boolean;
}

/** The control with the focus. Runs in the page. */
const focused = (): Stop => {
  const control = document.activeElement;
  const box = control?.getBoundingClientRect();
  const over = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const cover = over?.closest('.wb-nav, .wb-said');
  return {
    index: [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility() && !one.matches(':disabled, [tabindex="-1"]'))
      .findIndex((one) => one === control),
    hasRing: control !== null && getComputedStyle(control).outlineStyle !== 'none',
    isCovered: cover !== null && cover !== undefined && !cover.contains(control),
  };
};

/** Presses a key until the focus leaves the page. The parts of a date field count as one control. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focused);
    if (stop.index < 0) return stops;
    const last = stops.at(-1);
    if (last?.index !== stop.index) stops.push(stop);
    // The button in a date field has the browser's ring, inside the field.
    else last.hasRing ||= stop.hasRing;
  }
}

test('the keyboard walks through a view both ways, and each control shows its focus', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto('/__mock#people');
  // With these two, its data has arrived. Later, no control is added.
  for (const sign of [/^Sign in as ann$/, /^pat: Change password$/])
    await expect(page.getByText(sign).first()).toBeAttached();
  const there = await walk(page, 'Tab');
  const back = await walk(page, 'Shift+Tab');
  const order = there.map(({ index }) => index);
  expect(order.length).toBeGreaterThan(15);
  expect(order).toEqual(order.map((_, place) => place));
  expect(back.map(({ index }) => index)).toEqual([...order].reverse());
  expect([...there, ...back].filter(({ hasRing, isCovered }) => !hasRing || isCovered)).toEqual([]);
});
