import { base } from '../../support/playwright-base';
import { boxOf, contrastIn } from '../../support/guards/pixels';
import { expect, test } from '../../support/test';

// Scrollbars that take space, as on Windows. Playwright hides them by default.
test.use({
  launchOptions: { ...base.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 900, height: 420 },
});

test('a dialog does not move the page behind it', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/contact-info');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Add Contact' })).toBeVisible();
  expect(
    await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
    'the width of the scrollbar',
  ).toBeGreaterThan(0);
  const { x } = await boxOf(heading);
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await heading.evaluate((element) => element.getBoundingClientRect())).x).toBe(x);
});

test('the space that is kept for a scrollbar has the colour of the page', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.setViewportSize({ width: 360, height: 1400 });
  await page.goto('/auth/account-settings/devices');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  const { width } = await boxOf(page.locator('body'));
  expect(width, 'a scrollbar would fit beside the page').toBeLessThan(360);
  expect(await contrastIn(page, { x: width - 8, y: 1000, width: 360 - width + 6, height: 20 })).toBe(1);
});
