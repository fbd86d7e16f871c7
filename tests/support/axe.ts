import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

/** The widths of the design: small, medium and large (spec 9, Device breakpoints), and the 320 px of WCAG 1.4.10. */
export const widths = [320, 560, 1024] as const;

/** Runs axe with every rule on, at each width, and restores the viewport. Fails with rule, element and what to do. */
export async function expectAccessible(page: Page, at: readonly number[] = widths): Promise<void> {
  const before = page.viewportSize();
  // Between two screens there is none yet; what is judged is the screen that comes.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const width of at) {
    await test.step(`axe at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page }).options(everyRule).analyze();
      const told = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}  ${node.failureSummary ?? ''}`).join('\n')}`);
      expect(told, `axe violations at ${width} px`).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(sideways, `pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
    });
  }
  if (before) await page.setViewportSize(before);
}

/** Every rule that axe has but its deprecated ones: all levels, best practices and the experimental ones. */
const everyRule = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'] },
  rules: Object.fromEntries(['target-size', 'color-contrast-enhanced', 'identical-links-same-purpose', 'meta-refresh-no-exceptions'].map((rule) => [rule, { enabled: true }])),
};
