import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The 320 px of WCAG 1.4.10. screens.spec.ts looks at larger widths, on a screen of each kind. */
const small = [320] as const;

/**
 * Runs axe with every rule at each width and restores the viewport. A failure names the rule, the element and the fix.
 * Does not use axe's Playwright wrapper, which takes five times as long as the rules. The wrapper loads axe at each
 * run, and opens a page for the summary.
 * @param within selectors of the parts to look at; without it, the page
 */
export async function expectAccessible(
  page: Page,
  at: readonly number[] = small,
  within?: readonly string[],
): Promise<void> {
  const before = page.viewportSize();
  // Between two screens there is no heading, so this waits for the next one.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Without its style sheet, the measurements would not match what users see.
  await page.waitForLoadState();
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  for (const width of at) {
    await test.step(`axe at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const { violations, rules } = await page.evaluate(judge, { options: everyRule, within });
      expect(rules, `rules that axe looked at at ${width} px`).toBeGreaterThan(40);
      expect(violations, `axe violations at ${width} px`).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
    });
  }
  if (before) await page.setViewportSize(before);
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every axe rule except the deprecated ones: all levels, best practices and the experimental ones. */
const everyRule: axe.RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
  },
  rules: Object.fromEntries(
    ['target-size', 'color-contrast-enhanced', 'identical-links-same-purpose', 'meta-refresh-no-exceptions'].map(
      (rule) => [rule, { enabled: true }],
    ),
  ),
  resultTypes: ['violations'],
};

/**
 * Runs in the page.
 * @returns a text for each violation, and the number of rules that axe checked
 */
async function judge({
  options,
  within,
}: {
  options: axe.RunOptions;
  within: readonly string[] | undefined;
}): Promise<{ violations: string[]; rules: number }> {
  const run: typeof axe.run = Reflect.get(Reflect.get(window, 'axe'), 'run');
  const found = await run(within === undefined ? document : { include: [...within] }, options);
  return {
    violations: found.violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}  ${node.failureSummary ?? ''}`).join('\n')}`,
    ),
    rules: found.violations.length + found.passes.length + found.incomplete.length + found.inapplicable.length,
  };
}
