import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { dress, open, settle } from '../../support/verbs/ui-kit';

const groups = ['buttons', 'fields', 'choices', 'messages', 'waits', 'overlays', 'data', 'icons'];
const pages = ['sign-in', 'sign-in-error', 'step', 'result', 'settings'];
const otherLooks = [
  { brand: 'default', theme: 'dark' },
  { brand: 'rebrand', theme: 'light' },
  { brand: 'rebrand', theme: 'dark' },
] as const;

for (const show of [...groups, ...pages]) {
  test(`kit: ${show} passes axe at 320, 560 and 1024 px, in both brands, light and dark`, async ({ page }) => {
    await open(page, show);
    await settle(page);
    await expectAccessible(page);
    for (const look of otherLooks) {
      await dress(page, look);
      await settle(page);
      await expectAccessible(page, [1024]);
    }
  });
}

test('kit: the page respects forced colours and reduced motion', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const show of ['fields', 'choices', 'messages']) {
    await open(page, show);
    await settle(page);
    await expectAccessible(page, [1024]);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--motion'))).toBe('0s');
});

test.describe(() => {
  // Requests of the page fail while it is offline.
  test.use({ allow: { consoleErrors: [/ERR_INTERNET_DISCONNECTED/] } });

  test('kit: the offline notice appears and goes by itself', async ({ page, context }) => {
    await page.goto('/auth/legal');
    // The page must load fully first, because nothing can load offline.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    const bar = page.getByText('You are offline.');
    await expect(bar).toBeVisible();
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
  });
});
