import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** The first visit with a browser that prefers another language (see docs/decisions/behaviour.md#language). */
test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-AT', viewport: { width: 1280, height: 800 } });

  test('offers German above the card', async ({ page }) => {
    await page.goto('/auth/login');
    await expect(screen.heading(page, 'Log in')).toBeVisible();
    await expect(page.getByText('Diese Seite gibt es auch auf Deutsch.')).toBeVisible();
    await expect(page.getByRole('region')).toHaveAttribute('dir', 'ltr');
    await test.step('above the card, so the page does not grow', async () => {
      const [offer, brand] = [
        await page.getByRole('region').boundingBox(),
        await page.getByRole('banner').boundingBox(),
      ];
      expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThan(brand?.y ?? 0);
      const [grown, without] = await page.getByRole('region').evaluate((region) => {
        const height = () => document.documentElement.scrollHeight;
        const { parentNode, nextSibling } = region;
        const heightWith = height();
        region.remove();
        const heights = [heightWith, height()];
        parentNode?.insertBefore(region, nextSibling);
        return heights;
      });
      expect(grown).toBe(without);
    });
    await expectAccessible(page);
  });
});
