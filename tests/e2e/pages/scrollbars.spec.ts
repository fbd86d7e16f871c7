import { base } from '../../support/runner/playwright-base';
import { boxOf } from '../../support/guards/pixels';
import { expect, test } from '../../support/test';

// Scrollbars that take space, as on Windows: Playwright hides them by default.
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
