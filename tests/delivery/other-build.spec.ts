import { type BrowserContext, expect, test } from '@playwright/test';
import { signInPage } from '../support/verbs/sign-in';

/**
 * A page under the policy of another build (see docs/decisions/first-paint.md). That happens between copying a folder
 * and reloading the server, and after a rollback. The tests violate the policy on purpose, so they do not use the guard
 * of the flows.
 */

/** Removes hashes from the policy of the page, as if the server file came from another build. */
async function withPolicyOf(context: BrowserContext, directive: 'script-src' | 'style-src') {
  await context.route(/\/auth\/login(\?|$)/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace(new RegExp(`(?<=${directive}[^;]*)'sha256-[^']+'`, 'g'), '');
    await route.fulfill({ response, headers });
  });
}

test('with other inline styles takes the same styles from their files, and works', async ({ page, context }) => {
  await withPolicyOf(context, 'style-src');
  await page.goto('/auth/login');
  await expect(signInPage.next(page)).toHaveCSS('font-weight', '500');
  await signInPage.signIn(page, 'ann.lee');
  await expect(page.getByRole('heading', { level: 1, name: /Ann/ })).toBeVisible();
});

test('with another start script says after 10 s that it could not be loaded, and not before', async ({
  page,
  context,
}) => {
  await withPolicyOf(context, 'script-src');
  await page.goto('/auth/login');
  const sentence = page.getByText('This page could not be loaded.', { exact: false });
  await expect(signInPage.username(page)).toBeVisible();
  await expect(sentence).toBeHidden();
  await expect(sentence).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'try again' })).toBeVisible();
});
