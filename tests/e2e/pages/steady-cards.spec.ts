import type { Page } from '@playwright/test';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const card = (page: Page) => page.locator('main > *').first();

async function bottomOf(page: Page, path: string, heading: string): Promise<number> {
  await page.goto(path);
  await expect(screen.heading(page, heading)).toBeVisible();
  return card(page).evaluate((element) => element.getBoundingClientRect().bottom);
}

/** The short pages on which a user arrives from sign-in, and sign-in. */
const pages = [
  ['/auth/login', 'Log in'],
  ['/auth/archived', 'This company is archived'],
  ['/auth/a/registration/success', 'Your account is ready'],
  ['/auth/outage', 'We’ll be right back'],
] as const;

test('on a desktop the lower edge of the card stays within a line or two', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const edges: number[] = [];
  for (const [path, heading] of pages) edges.push(await bottomOf(page, path, heading));
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(48);
});

test('in a low window the card leaves the footer in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await bottomOf(page, '/auth/archived', 'This company is archived');
  await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
});

test('on a phone a notice takes no more room than it needs', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const edge = await bottomOf(page, '/auth/a/registration/success', 'Your account is ready');
  const last = await page
    .getByRole('link', { name: 'Continue' })
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(edge - last).toBeLessThanOrEqual(16);
});
