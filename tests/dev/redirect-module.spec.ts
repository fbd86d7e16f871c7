import { allHostileRedirects } from '../support/guards/hostile-redirects';
import { expect, test } from '../support/test';

test("the redirect module rejects every hostile target with the browser's own URL parser", async ({ page }) => {
  await page.goto('/auth/legal');
  // The module uses the rules of the running app, which are set when its first page shows.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const led = await page.evaluate(
    async ({ targets, module }) => {
      const { checkedTarget, toRelativePath } = await import(module);
      const originOf = (to: unknown) => (typeof to === 'string' ? new URL(to, location.href).origin : location.origin);
      return targets.filter((target) =>
        [checkedTarget(target), toRelativePath(target)].some((to) => originOf(to) !== location.origin),
      );
    },
    { targets: [...allHostileRedirects], module: '/src/navigation/redirects.ts' },
  );
  expect(led).toEqual([]);
});
